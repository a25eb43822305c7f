import type { SerialPort } from 'serialport';
import type { PortInfo, SerialDriver, SerialHandle } from './driver.js';
import { linuxPorts } from './sysfs.js';

/** What scanners at a real serial port are delivered with; over USB the rate means nothing. */
const BAUD_RATE = 9_600;

/** @throws when the native library does not load. */
export async function loadSerialPort(platform: NodeJS.Platform = process.platform): Promise<SerialDriver> {
  const library = await import('serialport');
  return {
    ports: async () => (platform === 'linux' ? await linuxPorts() : (await library.SerialPort.list()).flatMap(infoOf)),
    open: async (path) => {
      const port = new library.SerialPort({ path, baudRate: BAUD_RATE, autoOpen: false });
      // An error that nobody listens for would end the process.
      port.on('error', () => {});
      await promiseOf((done) => port.open(done));
      // What came before anybody listened is nobody's scan. Not every port can forget it.
      await promiseOf((done) => port.flush(done)).catch(() => {});
      return handleOf(port);
    },
  };
}

type ListedPort = Awaited<ReturnType<typeof SerialPort.list>>[number];

function infoOf(port: ListedPort): PortInfo[] {
  if (port.vendorId === undefined) return [];
  return [
    {
      path: port.path,
      byId: undefined,
      vendor: port.vendorId.toLowerCase(),
      product: port.productId?.toLowerCase() ?? '',
      serial: port.serialNumber ?? '',
      maker: port.manufacturer ?? '',
      model: '',
    },
  ];
}

function handleOf(port: SerialPort): SerialHandle {
  return {
    onBytes: (listener) => {
      port.on('data', listener);
    },
    onEnd: (listener) => {
      port.on('close', listener);
      port.on('error', listener);
    },
    close: () => (port.isOpen ? promiseOf((done) => port.close(done)) : Promise.resolve()),
  };
}

function promiseOf(act: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    act((error) => {
      if (error === null || error === undefined) resolve();
      else reject(error);
    });
  });
}
