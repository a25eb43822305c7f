/** Modules of this text, wherever they are wanted. */
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

/** `node-hid` at a computer with a scanner and a keyboard; it says what is opened. */
const HID = moduleOf(`
  const device = (path, usagePage, usage) =>
    ({ path, usagePage, usage, vendorId: 1, productId: 1, interface: 0, product: path });
  export default {
    setDriverType: () => undefined,
    getHidapiVersion: () => '0.0.0',
    devicesAsync: async () => [device('scanner', 0x8c, 2), device('keyboard', 1, 6)],
    HIDAsync: {
      open: async (path) => {
        console.log('opened: ' + path);
        return { on: () => undefined, close: async () => undefined };
      },
    },
  };
`);

/** `serialport` that opens nothing. */
const SERIAL = moduleOf(`
  export class SerialPort {
    static list = async () => [];
    constructor() {
      console.log('opened: a serial port');
      throw new Error('there is none');
    }
  }
`);

const HOOKS = moduleOf(`
  const libraries = ${JSON.stringify({ 'node-hid': HID, serialport: SERIAL })};
  export const resolve = (name, context, next) =>
    name in libraries ? { url: libraries[name], shortCircuit: true } : next(name, context);
`);

/** `registerHooks` came with Node 22.15; the other one is on its way out. */
const REGISTER = moduleOf(`
  import module from 'node:module';
  const hooks = ${JSON.stringify(HOOKS)};
  if (module.registerHooks === undefined) module.register(hooks);
  else module.registerHooks(await import(hooks));
`);

/**
 * What Node.js is told so that the drivers find a scanner and a keyboard, and nothing of what is plugged
 * into the computer on which the tests run.
 */
export const PLUGGED_IN: readonly string[] = ['--import', REGISTER];
