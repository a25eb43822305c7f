import type { X509Certificate } from 'node:crypto';
import { LANGUAGES, type Language } from '@mister-x/engine/protocol';
import type { RequestHandler } from 'express';
import { fingerprintOf } from '../../tls/issue.js';
import { messages as de } from './de.js';
import { messages as en, type TrustMessages } from './en.js';
import { messages as fr } from './fr.js';
import { messages as ru } from './ru.js';
import { fontFilesOf, STYLE } from './style.js';

export const MESSAGES: Readonly<Record<Language, TrustMessages>> = { en, de, fr, ru };

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
};

type Device = keyof TrustMessages['install']['devices'];

type TrustPage = {
  readonly language: Language;
  /** Sixteen groups of four capital hex digits. */
  readonly fingerprint: string;
  /** Where the game is, over HTTPS. */
  readonly play: string;
  /** What the browser says of itself, to open the steps for it. */
  readonly agent: string;
};

/** Works without scripts, as it must in whatever a phone opens it with. */
export function trustPage({ language, fingerprint, play, agent }: TrustPage): string {
  const { install, ...t } = MESSAGES[language];
  const mine = deviceOf(agent);
  const devices = Object.entries(install.devices).map(
    ([device, { name, steps }]) => `<details${device === mine ? ' open' : ''}>
<summary>${escapeHtml(name)}</summary>
<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>
</details>`,
  );
  const groups = fingerprint.split(' ').map((group) => `<span>${escapeHtml(group)}</span>`);
  const letters = fontFilesOf(language).map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t.title)} · Mister X</title>
${letters.join('\n')}
<link rel="stylesheet" href="/trust/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<nav aria-label="${escapeHtml(t.language)}">${LANGUAGES.map((each) => languageLink(each, language)).join('')}</nav>
<main>
<h1>${escapeHtml(t.title)}</h1>
<p class="muted">${escapeHtml(t.intro)}</p>
<ol class="steps">
<li><h2>${escapeHtml(t.download.title)}</h2>
<p><a class="button" href="/trust/mister-x.crt">${escapeHtml(t.download.button)}</a></p></li>
<li><h2>${escapeHtml(install.title)}</h2>
${devices.join('\n')}</li>
<li><h2>${escapeHtml(t.compare.title)}</h2>
<p>${escapeHtml(t.compare.text)}</p>
<div class="fingerprint">${groups.join(' ')}</div>
<p class="warning">${escapeHtml(t.compare.warning)}</p></li>
<li><h2>${escapeHtml(t.open.title)}</h2>
<p>${escapeHtml(t.open.text)}</p>
<p class="address"><a href="${escapeHtml(play)}">${escapeHtml(play)}</a></p></li>
</ol>
<h2>${escapeHtml(t.limits.title)}</h2>
<p class="muted">${escapeHtml(t.limits.text)}</p>
</main>
</body>
</html>
`;
}

function languageLink(each: Language, now: Language): string {
  const current = each === now ? ' aria-current="true"' : '';
  return `<a href="/trust?lang=${each}" lang="${each}"${current}>${LANGUAGE_NAMES[each]}</a>`;
}

/** A chosen language, else the first that the browser wants and we speak, else English. */
export function trustLanguage(chosen: unknown, accepted = ''): Language {
  const known = (text: unknown) => LANGUAGES.find((language) => language === text);
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
      return { language: known(tag.split('-')[0]), weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return known(chosen) ?? wanted[0]?.language ?? 'en';
}

export function deviceOf(agent: string): Device | undefined {
  if (/android/i.test(agent)) return 'android';
  if (/iphone|ipad/i.test(agent)) return 'ios';
  if (/firefox/i.test(agent)) return 'firefox';
  if (/windows/i.test(agent)) return 'windows';
  if (/macintosh/i.test(agent)) return 'mac';
  return /linux|cros/i.test(agent) ? 'linux' : undefined;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const TRUST_PATH = '/trust';

/**
 * The page with which a device trusts this server, and the certificate for it. Both are public and
 * are served over plain HTTP: where they are needed, HTTPS is not trusted yet.
 * @param play where the game is, for the `Host` of a request
 */
export function trustPages(authority: X509Certificate, play: (host: string | undefined) => string): RequestHandler {
  const fingerprint = fingerprintOf(authority);
  return ({ method, path, headers, query }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    switch (path) {
      case TRUST_PATH: {
        const language = trustLanguage(query.lang, headers['accept-language']);
        const agent = headers['user-agent'] ?? '';
        const page = trustPage({ language, fingerprint, play: play(headers.host), agent });
        return void response.set('Cache-Control', 'no-store').type('html').send(page);
      }
      case `${TRUST_PATH}/style.css`:
        return void response.set('Cache-Control', 'no-cache').type('css').send(STYLE);
      case `${TRUST_PATH}/mister-x.crt`:
        // By this type, and without a disposition, iOS knows what it gets.
        response.set('Cache-Control', 'no-store').type('application/x-x509-ca-cert');
        return void response.send(authority.raw);
      default:
        return next();
    }
  };
}
