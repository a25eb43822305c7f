import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The referee as another program meets it: a process that answers one line with one line. */
export class Program {
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private readonly waiting: ((line: string) => void)[] = [];
  private readonly over: Promise<never>;

  /** @param command `mister-x referee --stdio`, in parts */
  constructor([program = '', ...more]: readonly string[]) {
    this.child = spawn(program, more, { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdout } = this.child;
    if (stdout === null) throw new Error('nothing to read from');
    this.lines = createInterface({ input: stdout });
    this.lines.on('line', (line) => this.waiting.shift()?.(line));
    this.over = new Promise((_, reject) => {
      this.child.on('error', reject);
      this.child.on('close', (code) => reject(new Error(`the referee ended with ${code}`)));
    });
    this.over.catch(() => {});
  }

  /** What it answers: `result`, or `error`. */
  async reply(request: object): Promise<{ result?: unknown; error?: { code: string } }> {
    const line = new Promise<string>((resolve) => this.waiting.push(resolve));
    this.child.stdin?.write(`${JSON.stringify(request)}\n`);
    return JSON.parse(await Promise.race([line, this.over]));
  }

  /** The result of a request that must not be refused. */
  async ask<T = unknown>(request: object): Promise<T> {
    const { result, error } = await this.reply(request);
    if (error !== undefined) throw new Error(`${JSON.stringify(request)}: ${error.code}`);
    return result as T;
  }

  /** Ends it as a program does that has no more to ask. */
  async end(): Promise<void> {
    this.child.stdin?.end();
    await this.over.catch(() => {});
  }
}

/** The schemas of a description, ready to be used. */
export class Schemas {
  /** Strict: an unknown keyword or a loose tuple is an error. */
  private readonly ajv = new Ajv2020({ strict: true });
  private readonly made = new Map<string, ValidateFunction>();

  constructor(schemas: Readonly<Record<string, { readonly $id: string }>>) {
    for (const schema of Object.values(schemas)) this.ajv.addSchema(schema);
    for (const [name, { $id }] of Object.entries(schemas)) {
      const validate = this.ajv.getSchema($id);
      if (validate === undefined) throw new Error(`no schema ${$id}`);
      this.made.set(name, validate);
    }
  }

  get names(): readonly string[] {
    return [...this.made.keys()];
  }

  /** What a schema has against a value; `undefined`: nothing. */
  fault(name: string, value: unknown): string | undefined {
    const validate = this.made.get(name);
    if (validate === undefined) throw new Error(`no schema ${name}`);
    return validate(value) ? undefined : `${name}: ${this.ajv.errorsText(validate.errors)}`;
  }

  /** The value, which must be of the shape. */
  checked<T>(name: string, value: unknown): T {
    const fault = this.fault(name, value);
    if (fault !== undefined) throw new Error(`${fault}: ${JSON.stringify(value).slice(0, 2_000)}`);
    return value as T;
  }
}
