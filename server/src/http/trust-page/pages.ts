import type { X509Certificate } from 'node:crypto';
import type { RequestHandler } from 'express';
import { fingerprintOf } from '../../tls/issue.js';
import { trustLanguage, trustPage } from './page.js';
import { STYLE } from './style.js';

export const TRUST_PATH = '/trust';

/**
 * The page with which a device trusts this server, and the certificate for it. Both are public and
 * are served over plain HTTP: where they are needed, HTTPS is not trusted yet.
 * @param play where the game is, for the `Host` of a request
 */
export function trustPages(
  authority: X509Certificate,
  play: (host: string | undefined) => string,
): RequestHandler {
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
