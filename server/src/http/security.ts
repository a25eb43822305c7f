import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Only what a page uses; nothing comes from elsewhere, and nothing is sent there. */
const CONTENT = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Attributes of components; they can neither run nor fetch anything.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  // Covers the socket to the same host, in every browser that the pages are built for.
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Features that no page here may use, as far as Chromium knows them: it complains of others. */
const OFF = [
  'accelerometer',
  'autoplay',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

export const PERMISSIONS = [
  'camera=(self)',
  'screen-wake-lock=(self)',
  ...OFF.map((name) => `${name}=()`),
].join(', ');

/**
 * Headers for pages that are served over plain HTTP in a home network. There is no
 * Cross-Origin-Opener-Policy: browsers ignore it without HTTPS, and complain.
 */
export function securityHeaders(): RequestHandler {
  const common = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    common(request, response, next);
  };
}
