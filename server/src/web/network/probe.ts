import { createServer } from 'node:net';
import type { StartFailure } from '../../runtime/failure.js';

/** Tries to listen for a moment, before anything is made on the disk. */
export function probePort(host: string, port: number): Promise<StartFailure | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const failure = listenFailure(error, host, port);
      if (failure === undefined) reject(error);
      else resolve(failure);
    });
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** The same failure, of the port for HTTPS. */
export function asHttps(failure: StartFailure | undefined): StartFailure | undefined {
  switch (failure?.code) {
    case 'PORT_IN_USE':
      return { ...failure, code: 'HTTPS_PORT_IN_USE' };
    case 'PORT_FORBIDDEN':
      return { ...failure, code: 'HTTPS_PORT_FORBIDDEN' };
    default:
      return failure;
  }
}

/** What an error of `listen` means; `undefined` for one that is not expected. */
export function listenFailure(error: unknown, host: string, port: number): StartFailure | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return { code: 'PORT_IN_USE', host, port };
    case 'EACCES':
    case 'EPERM':
      return { code: 'PORT_FORBIDDEN', host, port };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return { code: 'HOST_INVALID', host };
    default:
      return undefined;
  }
}
