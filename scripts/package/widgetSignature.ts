/**
 * The two signatures of a Tizen package (W3C XML Digital Signatures for Widgets), as Samsung's tools write them: SHA-512,
 * RSA, every file by its URI-encoded path. All of it is written in canonical form, so that nothing has to be canonicalised.
 */
import { createHash, createSign } from 'node:crypto';
import type { Signer, Signers } from './certificates';
import { mergeFiles, textBytes, type Files } from './files';
import type { Role } from './options';

const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
const WIDGETS = 'http://www.w3.org/ns/widgets-digsig#';

const ROLES = {
  author: { id: 'AuthorSignature', file: 'author-signature.xml' },
  distributor: { id: 'DistributorSignature', file: 'signature1.xml' },
} as const satisfies Record<Role, unknown>;

/** The files with both signatures: the author's over what is there, the distributor's over that and the author's. */
export function signWidget(files: Files, signers: Signers): Files {
  const signed = mergeFiles(files, [[ROLES.author.file, sign('author', files, signers.author)]]);
  return mergeFiles(signed, [[ROLES.distributor.file, sign('distributor', signed, signers.distributor)]]);
}

function sign(role: Role, files: Files, { key, chain }: Signer): Uint8Array {
  const properties = propertiesOf(role);
  const info = signedInfo(files, properties);
  const signature = createSign('RSA-SHA512').update(canonical(info, 'SignedInfo')).sign(key, 'base64');
  const certificates = chain.map((each) => `<X509Certificate>\n${wrap(each)}\n</X509Certificate>\n`);
  const document = [
    `<Signature xmlns="${XMLDSIG}" Id="${ROLES[role].id}">`,
    info,
    `<SignatureValue>\n${wrap(signature)}\n</SignatureValue>`,
    `<KeyInfo>\n<X509Data>\n${certificates.join('')}</X509Data>\n</KeyInfo>`,
    properties,
    '</Signature>\n',
  ];
  return textBytes(document.join('\n'));
}

function signedInfo(files: Files, properties: string): string {
  return [
    '<SignedInfo>',
    '<CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></CanonicalizationMethod>',
    '<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha512"></SignatureMethod>',
    ...[...files].map(([path, bytes]) => reference(encodeURIComponent(path), bytes, '')),
    reference(
      '#prop',
      textBytes(canonical(properties, 'Object')),
      '<Transforms>\n<Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"></Transform>\n</Transforms>\n',
    ),
    '</SignedInfo>',
  ].join('\n');
}

function reference(uri: string, bytes: Uint8Array, transforms: string): string {
  const digest = createHash('sha512').update(bytes).digest('base64');
  return (
    `<Reference URI="${uri}">\n${transforms}` +
    '<DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha512"></DigestMethod>\n' +
    `<DigestValue>${wrap(digest)}</DigestValue>\n</Reference>`
  );
}

function propertiesOf(role: Role): string {
  const property = (id: string, content: string): string =>
    `<SignatureProperty Id="${id}" Target="#${ROLES[role].id}">${content}</SignatureProperty>`;
  return (
    '<Object Id="prop"><SignatureProperties xmlns:dsp="http://www.w3.org/2009/xmldsig-properties">' +
    property('profile', `<dsp:Profile URI="${WIDGETS}profile"></dsp:Profile>`) +
    property('role', `<dsp:Role URI="${WIDGETS}role-${role}"></dsp:Role>`) +
    property('identifier', '<dsp:Identifier></dsp:Identifier>') +
    '</SignatureProperties></Object>'
  );
}

/** An element of the signature on its own: only the namespace that it inherits is missing. */
const canonical = (element: string, name: string): string =>
  element.replace(`<${name}`, `<${name} xmlns="${XMLDSIG}"`);

/** Lines of 76 characters, as base64 has them in XML. */
const wrap = (base64: string): string => base64.replace(/.{76}(?=.)/g, '$&\n');
