import { AsnConvert } from '@peculiar/asn1-schema';
import { GeneralName, GeneralSubtree, GeneralSubtrees, Name, NameConstraints } from '@peculiar/asn1-x509';
import { isNarrow, type PermittedNames } from './scope.js';

/**
 * A domain that nobody can have (RFC 6761), for kinds of names that are not vouched for at all: what is
 * permitted is excluded again, which leaves nothing. Excluding the empty name should say the same, but
 * OpenSSL takes it for a host without a name, and lets all others pass.
 */
const NOBODYS_NAME = '.invalid';

/**
 * The value of a certificate's name constraints (RFC 5280, 4.2.1.10), in DER: the scope, no e-mail
 * address, no URI, and of directory names only the subject of servers. That one is permitted rather
 * than all others excluded, as the standard advises: Firefox refuses every certificate, even one
 * without a subject, under an authority that excludes all directory names.
 * @param subject of the certificates of servers, in DER
 */
export function encodeNameConstraints({ names, subnets }: PermittedNames, subject: ArrayBuffer): ArrayBuffer {
  const nobody = [{ rfc822Name: NOBODYS_NAME }, { uniformResourceIdentifier: NOBODYS_NAME }];
  const permitted = [
    ...names.map((dNSName) => ({ dNSName })),
    ...subnets.map((iPAddress) => ({ iPAddress })),
    { directoryName: AsnConvert.parse(subject, Name) },
    ...nobody,
  ];
  return AsnConvert.serialize(
    new NameConstraints({
      permittedSubtrees: subtrees(permitted),
      excludedSubtrees: subtrees(nobody),
    }),
  );
}

/** Reads what `writeScope` wrote; `undefined` for anything else, and for what is too wide. */
export function decodeNameConstraints(der: ArrayBuffer, subject: ArrayBuffer): PermittedNames | undefined {
  const scope = permittedIn(der);
  if (scope === undefined || !isNarrow(scope)) return undefined;
  return Buffer.from(encodeNameConstraints(scope, subject)).equals(Buffer.from(der)) ? scope : undefined;
}

function permittedIn(der: ArrayBuffer): PermittedNames | undefined {
  try {
    const { permittedSubtrees = [] } = AsnConvert.parse(der, NameConstraints);
    const bases = [...permittedSubtrees].map(({ base }) => base);
    return {
      names: bases.flatMap(({ dNSName = [] }) => dNSName),
      subnets: bases.flatMap(({ iPAddress = [] }) => iPAddress),
    };
  } catch {
    return undefined;
  }
}

function subtrees(bases: readonly Partial<GeneralName>[]): GeneralSubtrees {
  return new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base: new GeneralName(base) })));
}
