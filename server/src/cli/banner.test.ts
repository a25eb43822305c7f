import { describe, expect, it } from 'vitest';
import { banner, kioskLinks, qrLines } from './banner.js';

const SERVER = {
  url: 'http://localhost:8080',
  code: 'KKKK-KKKK-KKKK-KKKK',
  channelKey: 'L'.repeat(43),
  addresses: ['http://192.168.178.120:8080', 'http://mister-x.local:8080'],
};

describe('kioskLinks', () => {
  it('put the code into the fragment, and the best address into the QR code', () => {
    const links = kioskLinks(SERVER);
    expect(links.here).toBe(`http://localhost:8080/#pair=${SERVER.code}`);
    expect(links.elsewhere).toBe(`http://192.168.178.120:8080/#pair=${SERVER.code}&channel=${SERVER.channelKey}`);
    expect(links.qr).toBe(links.elsewhere);
  });
  it('do with this computer when it is in no network', () => {
    const links = kioskLinks({ ...SERVER, addresses: [] });
    expect(links.elsewhere).toBeUndefined();
    expect(links.qr).toBe(links.here);
  });
});

describe('banner', () => {
  const links = kioskLinks(SERVER);
  const facts = {
    links,
    addresses: SERVER.addresses,
    checkNumber: '12345678901234567890',
    https: undefined,
    dataDir: '/home/pi/mister-x/data',
  };
  const authority = {
    page: 'http://192.168.178.120:8080/trust',
    fingerprint: Array.from({ length: 16 }, (_, index) => `A${index.toString(16)}CF`).join(' '),
  };

  it('fits in 80 columns and names everything', () => {
    const text = banner({ ...facts, qr: qrLines(links.qr, false) });
    for (const line of text.split('\n')) {
      if (!line.includes('#pair=')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
    for (const part of [links.here, ...SERVER.addresses, facts.dataDir, 'Ctrl-C', '▀', '1234 5678 9012 3456 7890']) {
      expect(text).toContain(part);
    }
  });
  it('says that nothing is encrypted, and what could be', () => {
    expect(banner({ ...facts, qr: [] })).toMatch(/tamper.*--https/s);
  });
  it('says that a proxy encrypts where all come through one', () => {
    const addresses = ['https://games.example'];
    const text = banner({
      ...facts,
      links: kioskLinks({ ...SERVER, addresses }),
      addresses,
      qr: [],
    });
    expect(text).toContain(`https://games.example/#pair=${SERVER.code}\n`);
    expect(text).toContain('docs/behind-a-proxy.md');
    expect(text).not.toMatch(/tamper|1234 5678 9012 3456 7890/);
  });
  it('says how HTTPS is trusted, in 80 columns', () => {
    const https = { authority, uncovered: ['games.example', 'den'], isReplacement: true };
    const text = banner({ ...facts, https, qr: [] });
    for (const line of text.split('\n')) {
      if (!line.includes('#pair=')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
    expect(text).not.toContain('1234 5678 9012 3456 7890');
    expect(text).not.toContain('tamper');
    for (const part of ['HTTPS is on', authority.page, '  games.example', '  den']) {
      expect(text).toContain(part);
    }
    expect(text.replace(/\s+/g, ' ')).toContain(authority.fingerprint);
    const quiet = banner({
      ...facts,
      https: { authority, uncovered: [], isReplacement: false },
      qr: [],
    });
    expect(quiet).not.toMatch(/does not cover|No certificate|again/);
    expect(text).toContain('had expired');
    expect(text.replace(/\s+/g, ' ')).toContain('must trust this referee again');
  });
  it('says so when no phone can reach this computer', () => {
    for (const address of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:80']) {
      const text = banner({ ...facts, addresses: [address], qr: [] });
      expect(text).toContain('No phone can reach');
    }
  });
});

describe('qrLines', () => {
  it('are all equally wide, with a margin', () => {
    const lines = qrLines('http://192.168.1.2:8080', false);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[0]?.trim()).toBe('');
    for (const line of lines) expect(line.startsWith('  ')).toBe(true);
  });
  it('are dark on light where there is colour', () => {
    for (const line of qrLines('a', true)) {
      expect(line.startsWith('\x1b[30;47m') && line.endsWith('\x1b[0m')).toBe(true);
    }
  });
});
