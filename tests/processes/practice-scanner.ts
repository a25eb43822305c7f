/** Plays the scanner of `serve --mock-scanner` by lines on its standard input. */
export class PracticeScanner {
  constructor(private readonly write: (line: string) => void) {}

  plug(id: string, label = id, kind: 'pos' | 'keyboard' | 'serial' | 'mock' = 'mock'): void {
    this.write(`plug-as ${kind} ${id} ${label}\n`);
  }

  unplug(id: string): void {
    this.write(`unplug ${id}\n`);
  }

  scan(id: string, text: string): void {
    this.write(`scan ${id} ${text}\n`);
  }

  /** @param code one of `SCANNER_CODES` */
  fail(id: string, code: string): void {
    this.write(`fail ${id} ${code}\n`);
  }

  mend(id: string): void {
    this.write(`mend ${id}\n`);
  }
}
