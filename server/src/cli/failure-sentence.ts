import type { StartFailure } from '../failure.js';

/** What a person is told, and what to do about it. Lines fit in 80 columns but for paths. */
export function failureSentence(failure: StartFailure): string {
  switch (failure.code) {
    case 'PORT_IN_USE':
      return (
        `Port ${failure.port} is in use: another program, or a second referee, listens there.\n` +
        'Stop it, or choose another port:\n\n' +
        `    npm start -- --port ${failure.port === 65_535 ? 8080 : failure.port + 1}`
      );
    case 'PORT_FORBIDDEN':
      return (
        `This system does not let you listen on port ${failure.port}; ports below 1024 are reserved.\n` +
        'Choose another one:\n\n    npm start -- --port 8080'
      );
    case 'HOST_INVALID':
      return (
        `${failure.host} is not an address of this computer.\n` +
        'Leave --host (or MISTERX_HOST) out to listen on every network.'
      );
    case 'DATA_UNWRITABLE':
      return (
        `The data folder cannot be written: ${failure.path}\n(${failure.reason})\n` +
        'Make it writable, or name another folder:\n\n    npm start -- --data FOLDER'
      );
    case 'DATABASE_DAMAGED':
      return (
        `The database is damaged: ${failure.path}\n(${failure.reason})\n` +
        'Nothing was changed. Put back a copy, or move the file away to begin with an\n' +
        'empty one; games in the damaged file are then not continued.'
      );
    case 'DATABASE_NEWER':
      return (
        `The database was written by a later version of Mister X:\n${failure.path}\n` +
        `(it knows the step ${failure.migration})\n` +
        'Nothing was changed. Use that version, or name another folder with --data.'
      );
    case 'DATABASE_LOCKED':
      return (
        `Another referee is using the data of ${failure.path}\n` +
        'Stop it first, or name another folder:\n\n    npm start -- --data FOLDER'
      );
    case 'KIOSK_MISSING':
      return (
        `The pages of the kiosk are not built: ${failure.path} is missing.\n` +
        'Run this once in the folder of Mister X:\n\n    npm start'
      );
  }
}
