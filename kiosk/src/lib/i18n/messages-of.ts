import type { Language } from '@mister-x/engine/protocol';
import type { Area, AreaName, PhoneArea } from './areas.js';
import { phoneAreas } from './phone-messages.js';

/** The words of an area; the promise fails when they do not arrive. */
export async function messagesOf(area: AreaName | Area, language: Language): Promise<object> {
  if (typeof area !== 'string') return (await area.files[language]()).messages;
  if (isOnPhones(area)) return (await phoneAreas[area][language]()).messages;
  const { screenAreas } = await import('./screen-messages.js');
  return (await screenAreas[area][language]()).messages;
}

function isOnPhones(area: AreaName): area is PhoneArea {
  return area in phoneAreas;
}
