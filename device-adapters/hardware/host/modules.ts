/** A module of the kernel, uncompressed. */
export type KernelModule = { readonly file: string; readonly content: Buffer };

/** Files in an order in which each comes after those that it depends on. */
export function loadOrder(modules: readonly KernelModule[]): string[] {
  const byName = new Map(modules.map((module) => [nameOf(module.file), module]));
  const order: string[] = [];
  const visit = (module: KernelModule, above: readonly KernelModule[]) => {
    if (order.includes(module.file) || above.includes(module)) return;
    for (const name of dependencies(module.content)) {
      const needed = byName.get(name);
      // What is not here is built into the kernel, or loading says that it is missing.
      if (needed !== undefined) visit(needed, [...above, module]);
    }
    order.push(module.file);
  };
  for (const module of modules) visit(module, []);
  return order;
}

/** The kernel takes `-` and `_` in the name of a module for the same. */
const nameOf = (file: string) => file.replace(/\.ko$/, '').replaceAll('-', '_');

/** A module carries `key=value` texts, each closed by a zero; one is `depends=a,b`. */
function dependencies(content: Buffer): string[] {
  const key = Buffer.from('\0depends=');
  const at = content.indexOf(key);
  if (at < 0) return [];
  const start = at + key.length;
  const list = content.toString('latin1', start, content.indexOf(0, start));
  return list === '' ? [] : list.split(',').map(nameOf);
}
