import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Python makes the terminals, as Node.js cannot; every Debian has it. */
export const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import pty']).status === 0);

// The same file, whether this one is compiled or not.
const SCRIPT_PATH = fileURLToPath(
  new URL(
    import.meta.url.includes('/dist/') ? '../../test-kit/pseudo_terminals.py' : './pseudo_terminals.py',
    import.meta.url,
  ),
);

/** Serial ports without hardware: what is written comes out at the port's path. */
export class PseudoTerminals {
  private readonly child: ChildProcess;
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.child = spawn(PYTHON ?? 'python3', [SCRIPT_PATH], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdout?.on('data', (answers: Buffer) => {
      for (const sign of answers.toString()) if (sign === '\n') this.waiting.shift()?.();
    });
  }

  plug(path: string): Promise<void> {
    return this.tell(`plug ${path}`);
  }

  unplug(path: string): Promise<void> {
    return this.tell(`unplug ${path}`);
  }

  write(path: string, text: string): Promise<void> {
    return this.tell(`write ${path} ${Buffer.from(text, 'latin1').toString('hex')}`);
  }

  end(): void {
    this.child.stdin?.end();
  }

  private tell(command: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin?.write(`${command}\n`);
    });
  }
}
