import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Answer, Question } from 'dns-packet';
import { monotonic, type Now, type Rate } from '../limits/token-bucket.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import { type Interfaces, LOCAL_NAME } from './addresses.js';

/** What is asked and answered in one packet. */
export type Reply = { readonly answers: Answer[]; readonly additionals: Answer[] };

/** Questions of a packet that are looked at; a phone asks two. */
const QUESTIONS_MAX = 8;
/** Answers about one name: whoever is in the network hears each of them, whoever asked. */
const ANSWERS: Rate = { burst: 4, perSecond: 1 };

/** Seconds that an address, and what else is told, may be remembered. */
const TTL = { address: 120, service: 4_500 };
const SERVICE = '_http._tcp.local';
const SERVICES = '_services._dns-sd._udp.local';

/** What is said about `mister-x.local`, and how often. */
export class LocalName {
  private readonly instance: string;
  private readonly rates: TokenBuckets;

  constructor(
    private readonly port: number,
    private readonly interfaces: () => Interfaces = networkInterfaces,
    now: Now = monotonic,
  ) {
    this.instance = `Mister X on port ${port}.${SERVICE}`;
    this.rates = new TokenBuckets(ANSWERS, now);
  }

  /** One packet for all questions of a packet; `undefined` where nothing is to be said. */
  reply(questions: readonly Question[]): Reply | undefined {
    const names = new Set<string>();
    const answers: Answer[] = [];
    for (const { name, type: wanted } of questions.slice(0, QUESTIONS_MAX)) {
      const type: string = wanted ?? 'ANY';
      const asked = name.toLowerCase();
      const key = `${asked} ${type}`;
      if (names.has(key)) continue;
      names.add(key);
      const found = this.about(asked).filter((record) => type === 'ANY' || record.type === type);
      if (found.length > 0 && this.rates.of(asked).take()) answers.push(...found);
    }
    if (answers.length === 0) return undefined;
    const told = new Set(answers.map(keyOf));
    const more = answers.some(({ name }) => name === LOCAL_NAME)
      ? this.addresses()
      : [...this.about(this.instance.toLowerCase()), ...this.addresses()];
    return { answers, additionals: more.filter((record) => !told.has(keyOf(record))) };
  }

  /** Said unasked at the start; with `ttl` 0 that it is over. */
  greeting(ttl?: 0): Answer[] {
    const all = [
      ...this.about(SERVICE),
      ...this.about(this.instance.toLowerCase()),
      ...this.addresses(),
    ];
    return ttl === undefined ? all : all.map((record) => ({ ...record, ttl }) as Answer);
  }

  private about(name: string): readonly Answer[] {
    const { instance } = this;
    switch (name) {
      case LOCAL_NAME:
        return this.addresses();
      case SERVICE:
        return [{ name: SERVICE, type: 'PTR', ttl: TTL.service, data: instance }];
      case SERVICES:
        return [{ name: SERVICES, type: 'PTR', ttl: TTL.service, data: SERVICE }];
      case instance.toLowerCase():
        return [
          {
            name: instance,
            type: 'SRV',
            ttl: TTL.address,
            data: { port: this.port, target: LOCAL_NAME },
          },
          { name: instance, type: 'TXT', ttl: TTL.service, data: '' },
        ];
      default:
        return [];
    }
  }

  /** Of the networks of the moment. */
  private addresses(): readonly Answer[] {
    return Object.values(this.interfaces())
      .flatMap((infos) => infos ?? [])
      .filter(({ internal, mac }) => !internal && mac !== '00:00:00:00:00:00')
      .map(
        ({ family, address }: NetworkInterfaceInfo): Answer => ({
          name: LOCAL_NAME,
          type: family === 'IPv4' ? 'A' : 'AAAA',
          ttl: TTL.address,
          data: address,
        }),
      );
  }
}

function keyOf({ name, type, ...rest }: Answer): string {
  return `${name} ${type} ${'data' in rest ? JSON.stringify(rest.data) : ''}`;
}
