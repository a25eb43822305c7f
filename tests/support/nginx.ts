import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.js';
import { PROJECT } from '../project.js';

/** Debian puts it where not everybody looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const NAME = 'games.example';
const FOLDER = `/etc/letsencrypt/live/${NAME}`;

/** Whether a real reverse proxy can be put in front of a referee here. */
export const hasNginx =
  process.platform === 'linux' &&
  spawnSync('nginx', ['-v'], { env: { PATH } }).status === 0 &&
  spawnSync('openssl', ['version']).status === 0;

/** Debian's nginx with the very example of docs/behind-a-proxy.md: only names, ports and files are others. */
export class Nginx {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly name: string,
    private readonly port: number,
    private readonly plainPort: number,
  ) {}

  /** Makes its certificate and finds its ports, which a referee is told before it starts. */
  static async prepare(data: string, name: string): Promise<Nginx> {
    const folder = join(data, 'nginx');
    await mkdir(folder, { recursive: true });
    const nginx = new Nginx(folder, name, await freePort(), await freePort());
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', nginx.certificate];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
    execFileSync('openssl', ['req', '-x509', ...key, ...about, ...files], { stdio: 'ignore' });
    return nginx;
  }

  get certificate(): string {
    return join(this.folder, 'fullchain.pem');
  }

  get url(): string {
    return `https://${this.name}:${this.port}`;
  }

  /** What a referee behind it is told. */
  get args(): readonly string[] {
    const documented = /^npm start -- (.*)$/m.exec(DOCUMENT)?.[1] ?? '';
    return documented.replace(`https://${NAME}`, this.url).split(' ');
  }

  async start(referee: number): Promise<void> {
    const example = /```nginx\n(.*?)```/s.exec(DOCUMENT)?.[1] ?? '';
    const site = example
      .replaceAll(FOLDER, this.folder)
      .replaceAll(NAME, this.name)
      .replace('listen 443 ', `listen ${this.port} `)
      .replace('listen 80;', `listen ${this.plainPort};`)
      .replace('127.0.0.1:8080', `127.0.0.1:${referee}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (what) => `${what}_temp_path ${join(this.folder, what)};`,
    );
    const config = [
      // The one that listens also serves: nobody is left when it is ended.
      'daemon off; master_process off;',
      `pid ${join(this.folder, 'pid')}; error_log stderr error;`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')}\n${site} }`,
    ];
    await writeFile(join(this.folder, 'nginx.conf'), config.join('\n'));
    const args = ['-p', this.folder, '-c', join(this.folder, 'nginx.conf'), '-e', 'stderr'];
    this.process = spawn('nginx', args, { env: { PATH }, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await this.answers())) {
      if (this.process.exitCode !== null) throw new Error('nginx did not start');
    }
  }

  async stop(): Promise<void> {
    const { process } = this;
    if (process === undefined || process.exitCode !== null) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  private async answers(): Promise<boolean> {
    try {
      await fetch(`http://127.0.0.1:${this.plainPort}`, { redirect: 'manual' });
      return true;
    } catch {
      return false;
    }
  }
}

const DOCUMENT = await readFile(new URL('docs/behind-a-proxy.md', PROJECT), 'utf8');
