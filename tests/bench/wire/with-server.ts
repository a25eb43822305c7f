import { join } from 'node:path';
import { HostedReferee } from '../../processes/hosted-referee.js';
import { inTemporaryFolder } from '../../processes/temporary-folder.js';

/** The built server, as `npm start` runs it, in a process and a folder of its own. */
export async function withServer<T>(
  work: (server: HostedReferee, folder: string) => Promise<T>,
  serve: readonly string[] = [],
): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    const server = await HostedReferee.start(join(folder, 'data'), { serve, aloud: true });
    try {
      return await work(server, folder);
    } finally {
      await server.stop();
    }
  });
}
