import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

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
