import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { PROJECT } from '../project.js';

/** A JSON Schema, as far as types need one. */
export type Schema = { readonly [keyword: string]: unknown };
/** A member of a type with what is written above it. */
export type Member = {
  readonly name: string;
  readonly says: string;
  readonly type: ts.Type;
  /** It is never left out. */
  readonly always: boolean;
};

const SOURCE = fileURLToPath(new URL('engine/src/protocol/index.ts', PROJECT));
/** Any JSON: what a game says of itself, its own description has. */
const TYPES_OF_ANYTHING = new Set(['Json']);

/** The types of the protocol as JSON Schemas: what has a name there has it here, under `named`. */
export class ProtocolTypes {
  readonly named = new Map<string, Schema>();
  private readonly checker: ts.TypeChecker;
  private readonly exported = new Map<string, ts.Symbol>();

  constructor() {
    const program = ts.createProgram([SOURCE], {
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      types: [],
    });
    this.checker = program.getTypeChecker();
    const source = program.getSourceFile(SOURCE);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${SOURCE} exports nothing`);
    for (const symbol of this.checker.getExportsOfModule(module)) {
      this.exported.set(symbol.name, symbol);
    }
  }

  /** Members of an exported type, in the order in which they are written. */
  membersOf(name: string): readonly Member[] {
    const symbol = this.exported.get(name);
    if (symbol === undefined) throw new Error(`the protocol has no ${name}`);
    const alias = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return this.members(this.checker.getDeclaredTypeOfSymbol(alias));
  }

  member(type: ts.Type, name: string): ts.Type {
    const found = this.members(type).find((each) => each.name === name);
    if (found === undefined) throw new Error(`${this.checker.typeToString(type)} has no ${name}`);
    return found.type;
  }

  schemaOf(type: ts.Type): Schema {
    const alias = type.aliasSymbol?.name;
    if (alias !== undefined && TYPES_OF_ANYTHING.has(alias)) return {};
    if (alias === undefined || !this.mayBeNamed(type)) return this.plain(type);
    if (!this.named.has(alias)) {
      // Before its members: it may be one of them.
      this.named.set(alias, {});
      this.named.set(alias, this.plain(type));
    }
    return { $ref: `#/components/schemas/${alias}` };
  }

  /** Types with parameters are spelled out, unless those are any JSON. */
  private mayBeNamed({ aliasTypeArguments = [] }: ts.Type): boolean {
    return aliasTypeArguments.every(({ aliasSymbol }) => TYPES_OF_ANYTHING.has(aliasSymbol?.name ?? ''));
  }

  private plain(type: ts.Type): Schema {
    const { checker } = this;
    const { flags } = type;
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return this.union(type.types);
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.String) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.Never) return { not: {} };
    const parts = isReference(type) ? checker.getTypeArguments(type) : [];
    if (checker.isTupleType(type)) {
      const items = parts.map((part) => this.schemaOf(part));
      return { type: 'array', items, minItems: items.length, additionalItems: false };
    }
    if (checker.isArrayType(type)) {
      return { type: 'array', items: parts[0] === undefined ? {} : this.schemaOf(parts[0]) };
    }
    if (flags & ts.TypeFlags.Object || type.isIntersection()) return this.object(type);
    throw new Error(`no schema for ${checker.typeToString(type)}`);
  }

  private union(types: readonly ts.Type[]): Schema {
    const there = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const literals = there.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
    if (literals.length === there.length && literals.length > 1) {
      return { type: 'string', enum: literals };
    }
    const [only, ...more] = there.map((each) => this.schemaOf(each));
    return only !== undefined && more.length === 0 ? only : { anyOf: [only, ...more] };
  }

  private object(type: ts.Type): Schema {
    const rest = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const members = this.members(type);
    const properties = members.map(({ name, says, type: of }) => {
      const schema = this.schemaOf(of);
      // What stands beside a reference counts for nothing.
      return [name, says === '' || '$ref' in schema ? schema : { description: says, ...schema }];
    });
    const required = members.filter(({ always }) => always).map(({ name }) => name);
    return {
      type: 'object',
      ...(members.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: rest === undefined ? false : this.schemaOf(rest),
    };
  }

  private members(type: ts.Type): readonly Member[] {
    return this.checker.getPropertiesOfType(type).map((symbol) => ({
      name: symbol.name,
      says: ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).replace(/\s+/g, ' '),
      type: this.anything(symbol) ?? this.checker.getTypeOfSymbol(symbol),
      always: !(symbol.flags & ts.SymbolFlags.Optional),
    }));
  }

  /** Any JSON, as it was written: where it may be left out, its type is a union that has no name any more. */
  private anything({ valueDeclaration: written }: ts.Symbol): ts.Type | undefined {
    if (written === undefined || !ts.isPropertySignature(written)) return undefined;
    const type = written.type && this.checker.getTypeFromTypeNode(written.type);
    return TYPES_OF_ANYTHING.has(type?.aliasSymbol?.name ?? '') ? type : undefined;
  }
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type;
}
