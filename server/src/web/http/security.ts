import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ClientAddresses } from '../network/peers.js';

/** Only what a page uses; nothing comes from elsewhere, and nothing is sent there. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Attributes of components; they can neither run nor fetch anything.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  // The silent video that keeps phones awake; see kiosk/src/pages/phone/wake.ts.
  mediaSrc: ['data:'],
  manifestSrc: ["'self'"],
  // Covers the socket to the same host, in every browser that the pages are built for.
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/**
 * For the worker that finds codes in the camera's pictures: a script of its own with a policy of its
 * own. It may run WebAssembly, which no page may, and fetch that from here.
 */
export const READER_POLICY = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"].join(
  ';',
);

/** Features that no page here may use, as far as Chromium knows them: it complains of others. */
const FEATURES_OFF = [
  'accelerometer',
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

const PERMISSIONS = [
  // That video goes on without another touch when its page is looked at again.
  'autoplay=(self)',
  'camera=(self)',
  'screen-wake-lock=(self)',
  ...FEATURES_OFF.map((name) => `${name}=()`),
].join(', ');

/**
 * Headers for whatever is answered in a home network. Over plain HTTP there is no
 * Cross-Origin-Opener-Policy: browsers ignore it there, and complain. There is never a
 * Strict-Transport-Security: without `--https` the next evening, they would find nothing.
 */
export function securityHeaders(peers: ClientAddresses): RequestHandler {
  const common = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    // Pages and their assets say otherwise.
    response.setHeader('Cache-Control', 'no-store');
    if (peers.isEncrypted(request)) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    }
    common(request, response, next);
  };
}
