import type { StartFailure } from '../runtime/failure.js';

/** What a person is told, and what to do about it. Lines fit in 80 columns but for paths. */
export function failureSentence(failure: StartFailure): string {
  switch (failure.code) {
    case 'PORT_IN_USE':
      return (
        `Port ${failure.port} is in use by another program, or by a second referee.\n` +
        'Stop it, or choose another port:\n\n' +
        `    npm start -- --port ${failure.port === 65_535 ? 8080 : failure.port + 1}`
      );
    case 'PORT_FORBIDDEN':
      return (
        `This system does not let you listen on port ${failure.port}; ports below 1024 are reserved.\n` +
        'Choose another one:\n\n    npm start -- --port 8080'
      );
    case 'HTTPS_PORT_IN_USE':
      return (
        `Port ${failure.port}, needed for HTTPS, is in use by another program, a second\n` +
        'referee, or this one’s own --port. Choose another port:\n\n' +
        `    npm start -- --https --https-port ${failure.port === 65_535 ? 8443 : failure.port + 1}`
      );
    case 'HTTPS_PORT_FORBIDDEN':
      return (
        `This system does not let you listen on port ${failure.port}; ports below 1024 are reserved.\n` +
        'Choose another one:\n\n    npm start -- --https --https-port 8443'
      );
    case 'HOST_INVALID':
      return (
        `${failure.host} is not an address of this computer.\n` +
        'Leave out --host (or MISTERX_HOST) to listen on every network.'
      );
    case 'DATA_UNWRITABLE':
      return (
        `The data folder is not writable: ${failure.path}\n(${failure.reason})\n` +
        'Make it writable, or name another folder:\n\n    npm start -- --data FOLDER'
      );
    case 'DATABASE_DAMAGED':
      return (
        `The database is damaged: ${failure.path}\n(${failure.reason})\n` +
        'Nothing was changed. Restore a copy, or move the file away to begin with an\n' +
        'empty one; the games in the damaged file then cannot continue.'
      );
    case 'DATABASE_NEWER':
      return (
        `The database was written by a later version of Mister X:\n${failure.path}\n` +
        `(it contains the migration ${failure.migration})\n` +
        'Nothing was changed. Use that version, or name another folder with --data.'
      );
    case 'DATABASE_LOCKED':
      return (
        `Another referee is using the data in ${failure.path}\n` +
        'Stop it first, or name another folder:\n\n    npm start -- --data FOLDER'
      );
    case 'DRIVER_MISSING':
      return driverSentence(failure);
    case 'KEY_DAMAGED':
      return (
        `A key of this server is damaged: ${failure.path}\n` +
        'Nothing was changed. Restore a copy, or move the file away: the server then\n' +
        'makes a new key, and links and phones that know the old one no longer work.'
      );
    case 'AUTHORITY_DAMAGED':
      return (
        `The certificate authority for HTTPS is damaged:\n${failure.path}\n(${failure.reason})\n` +
        'Nothing was changed. Restore a copy, or move the file away: the server then\n' +
        'makes a new authority, which every phone must be told to trust.'
      );
    case 'AUTHORITY_CLOSED':
      return (
        `The certificate authority for HTTPS cannot be read:\n${failure.path}\n` +
        `(${failure.reason})\n` +
        'Let this account read it, or name another folder with --data.'
      );
    case 'CLOCK_WRONG':
      return (
        `The clock of this computer says ${failure.clock}, but ${failure.since} is already past.\n` +
        'Phones refuse certificates made with a wrong clock: set the clock, and start\n' +
        'again.'
      );
    case 'AUTHORITY_EARLY':
      return (
        `The certificate authority for HTTPS is not valid before ${failure.since}, and the\n` +
        `clock of this computer says ${failure.clock}.\n` +
        'If the clock is wrong, set it, and start again. If it is right, it was ahead\n' +
        'when the authority was made: move the folder tls out of the data folder; every\n' +
        'phone must then be told to trust the new authority.'
      );
    case 'KIOSK_MISSING':
      return (
        `The pages are not built: ${failure.path} is missing.\n` +
        'Run this once in the folder of Mister X:\n\n    npm start'
      );
  }
}

function driverSentence({ driver, node, reason }: Extract<StartFailure, { code: 'DRIVER_MISSING' }>): string {
  if (driver === 'node') {
    return (
      `Node.js ${node} has no SQLite of its own, which the database driver "node" needs.\n` +
      'Use Node.js 24 (22.13 or later), or leave out --database-driver.'
    );
  }
  return (
    `The database driver "sqlite3" does not load under Node.js ${node}:\n(${reason})\n` +
    'To build it again, run this once in the folder of Mister X:\n\n    npm start\n\n' +
    'Node.js 24 needs no such driver: it has SQLite built in.'
  );
}
