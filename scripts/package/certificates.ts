/** Who signs a Tizen package: keys and certificates from PKCS#12 files, or made here and thrown away. */
import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { CertificateFile, Role } from './options';
import { readBytes } from './readFile';

export interface Signer {
  /** RSA, PEM. */
  key: string;
  /** DER in base64: the signer's own first, then those who vouch for it. */
  chain: readonly string[];
}

/** Who wrote the package, and who vouches for it towards the set. */
export type Signers = Readonly<Record<Role, Signer>>;

/** Both signers. @throws Error with one line that names the file */
export function readSigners(files: Readonly<Record<Role, CertificateFile>>): Signers {
  return { author: readSigner(files.author), distributor: readSigner(files.distributor) };
}

/** Keys of this moment and certificates by nobody: enough to look at a package, not for a set. */
export function createThrowAwaySigners(): Signers {
  return { author: createThrowAwaySigner('author'), distributor: createThrowAwaySigner('distributor') };
}

/** Key and chain of a .p12. @throws Error with one line that names the file */
function readSigner({ file, passwordFile }: CertificateFile): Signer {
  const bytes = readBytes(file);
  // An editor ends the line; a password has no end of line in it.
  const password =
    passwordFile === null
      ? ''
      : readBytes(passwordFile)
          .toString('utf8')
          .replace(/\r?\n$/, '');
  const bags = openBags(file, bytes, password);
  const { pki } = forge;
  const key = [
    ...(bags.getBags({ bagType: pki.oids.pkcs8ShroudedKeyBag })[pki.oids.pkcs8ShroudedKeyBag!] ?? []),
    ...(bags.getBags({ bagType: pki.oids.keyBag })[pki.oids.keyBag!] ?? []),
  ].find((bag) => bag.key)?.key;
  if (!key) throw new Error(`${file} cannot be used: it holds no RSA key`);
  const certificates = (bags.getBags({ bagType: pki.oids.certBag })[pki.oids.certBag!] ?? []).flatMap(
    ({ cert }) => cert ?? [],
  );
  const chain = chainOf(key, certificates);
  if (chain.length === 0) throw new Error(`${file} cannot be used: it holds no certificate for its key`);
  return { key: pki.privateKeyToPem(key), chain: chain.map(derOf) };
}

function openBags(file: string, bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx {
  let asn1: forge.asn1.Asn1;
  try {
    asn1 = forge.asn1.fromDer(bytes.toString('binary'));
  } catch (error) {
    throw new Error(`${file} cannot be used: it is no PKCS#12 file`, { cause: error });
  }
  try {
    return openAny(asn1, password);
  } catch (error) {
    const isPassword = error instanceof Error && /password|MAC|decrypt/i.test(error.message);
    throw new Error(
      `${file} cannot be used: ${isPassword ? 'its password is wrong' : 'it is no PKCS#12 file'}`,
      { cause: error },
    );
  }
}

/**
 * The check of the whole takes a password as UTF-16, newer encryption of the parts takes it as UTF-8, and the library has one for
 * both: with letters outside ASCII the parts are opened without the check, which a wrong password does not survive either.
 */
function openAny(asn1: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, password);
  } catch (error) {
    if (/^[\x20-\x7e]*$/.test(password) || !Array.isArray(asn1.value)) throw error;
    const withoutCheck = { ...asn1, value: asn1.value.slice(0, 2) as forge.asn1.Asn1[] };
    return forge.pkcs12.pkcs12FromAsn1(withoutCheck, forge.util.encodeUtf8(password));
  }
}

/** From the key's own certificate up, as far as the file goes. */
function chainOf(
  key: forge.pki.rsa.PrivateKey,
  all: readonly forge.pki.Certificate[],
): forge.pki.Certificate[] {
  const modulus = (each: forge.pki.Certificate): string =>
    'n' in each.publicKey ? each.publicKey.n.toString(16) : '';
  const own = all.find((each) => modulus(each) === key.n.toString(16));
  const chain = own ? [own] : [];
  for (let last = own; last;) {
    const issuer = last.issuer.hash;
    const next: forge.pki.Certificate | undefined = all.find(
      (each) => each.subject.hash === issuer && !chain.includes(each),
    );
    if (next) chain.push(next);
    last = next;
  }
  return chain;
}

const derOf = (certificate: forge.pki.Certificate): string =>
  forge.util.encode64(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes());

function createThrowAwaySigner(role: Role): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { pki } = forge;
  const certificate = pki.createCertificate();
  const name = [{ name: 'commonName', value: `Throw-away ${role}` }];
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2049-12-31T00:00:00Z');
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { key: privateKey, chain: [derOf(certificate)] };
}
