/** What is left of a text or value that holds secrets, word by word; secrets.test.ts follows them into what is sent. */
import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from './scrub';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJ1aWQiOiJtIn0.c2lnbmF0dXJl';
const GONE = '[removed]';

describe('[ANA-06, ERR-04] a text', () => {
  it.each([
    // A bearer, with and without its header.
    [`sent bearer abc.DEF-1~+/= to x`, `sent Bearer ${GONE} to x`],
    [`Authorization: Bearer abc`, `Authorization: ${GONE} ${GONE}`],
    [`authorization=abc`, `authorization=${GONE}`],
    // A token by its form.
    [`got ${JWT}, kept`, `got ${GONE}, kept`],
    // Addresses.
    ['user viewer+tv@example.co.uk not found', `user ${GONE} not found`],
    ['<viewer@example.com>', `<${GONE}>`],
    ['?a=viewer%40example.com&x=1', `?a=${GONE}&x=1`],
    // A secret by its name, in every spelling.
    ['password=Tr0ub4dor&x=1', `password=${GONE}&x=1`],
    ['newPassword: abc, x', `newPassword: ${GONE}, x`],
    ['old_password: abc', `old_password: ${GONE}`],
    ['currentPassword: abc', `currentPassword: ${GONE}`],
    ['pin: 4711; x', `pin: ${GONE}; x`],
    ['PIN = 4711', `PIN = ${GONE}`],
    ['token=abc', `token=${GONE}`],
    ['idToken=abc', `idToken=${GONE}`],
    ['access_token=abc', `access_token=${GONE}`],
    ['accessToken=abc', `accessToken=${GONE}`],
    ['refresh_token=abc', `refresh_token=${GONE}`],
    ['customToken=abc', `customToken=${GONE}`],
    // In JSON, in quotes, in JSON within JSON, with quotes and backslashes of its own.
    ['{"pin":"4711","x":1}', `{"pin":${GONE},"x":1}`],
    ['{"pin":4711}', `{"pin":${GONE}}`],
    [`'password': 'a b'`, `'password': ${GONE}`],
    [String.raw`{"password":"a\"b\\c","x":1}`, `{"password":${GONE},"x":1}`],
    [String.raw`"{\"pin\":\"4711\",\"x\":1}"`, String.raw`"{\"pin\":[removed],\"x\":1}"`],
    // What an address carries.
    ['https://tv.example/pair?code=QX7K2M&x=1', `https://tv.example/pair?code=${GONE}&x=1`],
    ['https://id.example/?m=r&oobCode=zz&key=AIza', `https://id.example/?m=r&oobCode=${GONE}&key=${GONE}`],
    ['"https://id.example/?key=AIza"', `"https://id.example/?key=${GONE}"`],
  ])('%s', (text, left) => {
    expect(scrubText(text)).toBe(left);
  });

  it.each([
    'components: status 500, Error code: page_not_exists, at /browser/home?page=2 (auth/invalid-email)',
    'pairToken: status 404',
    'tokenExchange: no network',
    'Basic plan, 3 devices',
    'spinning: 2, opinion = 3',
    'the pin is wrong',
    'https://tv.example/a?zipcode=1&monkey=2',
  ])('that holds none stays as it is: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('of one long word is searched in time that grows with its length, not with the square of it', () => {
    const started = performance.now();
    expect(scrubText('a'.repeat(150_000))).toHaveLength(150_000);
    // A quarter of a second; with the square of the length it would be a minute.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('[ERR-04] a value', () => {
  it.each(
    'authorization Authorization password newPassword pin token idToken accessToken access_token refreshToken refresh_token customToken email'.split(
      ' ',
    ),
  )('loses what is called %s, however deep', (name) => {
    const value = { [name]: 'x', a: [{ [name]: { b: 1 }, c: 2 }] };
    expect(scrub(value)).toStrictEqual({ a: [{ c: 2 }] });
  });

  it.each([
    ['nothing', null, null],
    ['nothing inside', { a: null, b: undefined }, { a: null, b: undefined }],
    ['numbers and truth', [1, true], [1, true]],
    ['functions', { run: () => 'pin' }, { run: undefined }],
    ['a function alone', () => 'pin', undefined],
    ['texts inside', ['pin: 4711'], [`pin: ${GONE}`]],
    ['names that tell', { 'viewer@example.com': 1 }, { [GONE]: 1 }],
    ['what only sounds alike', { pins: 1, tokens: 2, emails: 3 }, { pins: 1, tokens: 2, emails: 3 }],
    ['headers', new Headers({ Authorization: 'Bearer abc', Lang: 'en' }), { lang: 'en' }],
  ])('%s', (_name, value, left) => {
    expect(scrub(value)).toStrictEqual(left);
  });

  it('is followed six levels down, in objects and in lists', () => {
    expect(scrub({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).toStrictEqual({
      a: { b: { c: { d: { e: { f: '[deeper]' } } } } },
    });
    expect(scrub([[[[[[[1]]]]]]])).toStrictEqual([[[[[['[deeper]']]]]]]);
    expect(scrub({ a: 1 }, 0)).toBe('[deeper]');
  });
});
