import { join } from 'node:path';
import { HostedReferee } from '@mister-x/tests/processes/hosted-referee';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';

/** The built server, as `npm start` runs it, in a process and a folder of its own. */
export async function withServer<T>(
  work: (server: HostedReferee, folder: string) => Promise<T>,
  serve: readonly string[] = [],
): Promise<T> {
  return inTemporaryFolder((folder) => servedFrom(join(folder, 'data'), (server) => work(server, folder), serve));
}

/** The same in a folder that outlives it. */
export async function servedFrom<T>(
  data: string,
  work: (server: HostedReferee) => Promise<T>,
  serve: readonly string[] = [],
): Promise<T> {
  const server = await HostedReferee.start(data, { serve, aloud: true });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
