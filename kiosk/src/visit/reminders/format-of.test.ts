import { expect, it } from 'vitest';
import { formatOf } from './format-of.js';

it.each([
  [' https://discord.com/api/webhooks/1/a ', 'discord'],
  ['https://ptb.discord.com/api/webhooks/1/a', 'discord'],
  ['https://discordapp.com/api/webhooks/1/a', 'discord'],
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://chat.example/hooks/xq7p9c4u1tbo5ynqzw8r3dkf6h', 'slack'],
  ['https://example.com/mattermost/hooks/xq7p9c4u1tbo5ynqzw8r3dkf6h', 'slack'],
  ['https://matrix.example/webhook/1cb4b1c5-2b7e-4d32-9c9e-3c4f6a0d7e11', 'matrix'],
  ['https://matrix.example/webhook/1', 'plain'],
  ['https://example.com/hooks/1', 'plain'],
  ['https://notdiscord.com/', 'plain'],
  ['https://discord.com.example/', 'plain'],
  ['discord.com', 'plain'],
  ['', 'plain'],
] as const)('takes %j for %s', (url, format) => expect(formatOf(url)).toBe(format));
