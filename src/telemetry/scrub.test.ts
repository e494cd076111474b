/** What is left of a text or value that holds secrets, word by word; secrets.test.ts follows them into what is sent. */
import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from './scrub';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJ1aWQiOiJtIn0.c2lnbmF0dXJl';
const GONE = '[removed]';

describe('[ANA-06, ERR-04] a text', () => {
  it.each([
    // A bearer, with and without its header.
    [`sent bearer abc.DEF-1~+/= to x`, `sent Bearer ${GONE} to x`],
    [`Authorization: Bearer abc`, `Authorization: ${GONE}`],
    [`Proxy-Authorization: Digest abc`, `Proxy-Authorization: ${GONE}`],
    // Name and password in base64.
    ['Authorization: Basic dXNlcjpwYXNz', `Authorization: ${GONE}`],
    ['Authorization: Basic abcdefgh', `Authorization: ${GONE}`],
    ['sent basic dXNlcjpwYXNzMQ== to x', `sent Basic ${GONE} to x`],
    ['BASIC YTpi/yzz', `Basic ${GONE}`],
    ['{"authorization":"Basic dXNlcjpwYXNz"}', `{"authorization":${GONE}}`],
    // Cookies, to the end of their line.
    ['Cookie: sid=1; theme=dark\nlang: en', `Cookie: ${GONE}\nlang: en`],
    ['set-cookie: sid=1; Path=/; Secure', `set-cookie: ${GONE}`],
    ['{"cookie":"sid=1; b=2","x":1}', `{"cookie":${GONE},"x":1}`],
    [String.raw`"{\"set-cookie\":\"sid=1; b=2\",\"x\":1}"`, String.raw`"{\"set-cookie\":[removed],\"x\":1}"`],
    ["cookie='sid=1; b=2' x", `cookie=${GONE} x`],
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
    // Of an address its origin and path stay, whatever a network calls its signature.
    ['https://tv.example/pair?code=QX7K2M&x=1', 'https://tv.example/pair'],
    ['GET https://cdn.example/a.mpd?hdnts=exp=9~hmac=ab failed', 'GET https://cdn.example/a.mpd failed'],
    ['"https://cdn.example/a?Policy=x&Signature=ab"', '"https://cdn.example/a"'],
    ['(https://cdn.example/a?sig=ab#auth=cd', '(https://cdn.example/a'],
    ['https://cdn.example/a#access=cd', 'https://cdn.example/a'],
    ['wss://cdn.example/?auth=ab', 'wss://cdn.example/'],
    ['https://user:pass@cdn.example:8443/a.mpd', 'https://cdn.example:8443/a.mpd'],
    [String.raw`{"url":"https:\/\/cdn.example\/a?sig=a\/b"}`, String.raw`{"url":"https:\/\/cdn.example\/a"}`],
    [
      String.raw`"{\"url\":\"https://cdn.example/a?sig=ab\"}"`,
      String.raw`"{\"url\":\"https://cdn.example/a\"}"`,
    ],
    ['at /browser/search?query=ann and /api/a?sig=ab', 'at /browser/search and /api/a'],
    // What a form or a part of an address carries.
    ['grant=x&code=QX7K2M&x=1', `grant=x&code=${GONE}&x=1`],
    ['?m=r&oobCode=zz&key=AIza', `?m=r&oobCode=${GONE}&key=${GONE}`],
    // A code in JSON, unless it is that of an error.
    ['{"code":"QX7K2M","x":1}', `{"code":"${GONE}","x":1}`],
    ['{"oobCode" : "zzTop99"}', `{"oobCode" : "${GONE}"}`],
    ['{"code":482913}', `{"code":${GONE}}`],
    [String.raw`"{\"code\":\"QX7K2M\"}"`, String.raw`"{\"code\":\"[removed]\"}"`],
  ])('%s', (text, left) => {
    expect(scrubText(text)).toBe(left);
  });

  it.each([
    'components: status 500, Error code: page_not_exists, at /browser/home (auth/invalid-email)',
    '{"code":"page_not_exists","status":404} {"code":"auth/invalid-email"} {"code":"AGE_RESTRICTION_EXCEEDED"}',
    'at f (https://tv.example/assets/index-B2x.js:1:2345)',
    '{"code":404}, {"code": 3016}, cookies are blocked, why? / or so',
    'pairToken: status 404',
    'tokenExchange: no network',
    'Basic plan, 3 devices, Basic subscription',
    'spinning: 2, opinion = 3',
    'the pin is wrong',
    'zipcode=1&monkey=2',
  ])('that holds none stays as it is: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it.each([
    'a',
    'a.',
    'a-',
    '/a',
    '//',
    'cookie=',
    'a"',
    '\\"',
    'code":',
    'basic ',
    'a:',
    'https://a?',
    '%40a',
  ])(
    'of 150,000 characters, all %j, is searched in time that grows with its length, not with the square of it',
    (word) => {
      const started = performance.now();
      scrubText(word.repeat(150_000 / word.length));
      // A quarter of a second; with the square of the length it would be a minute.
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );

  it('is cut where it is too long, and nothing secret is left before the cut', () => {
    expect(scrubText('x'.repeat(1_000_000), 2000)).toBe('x'.repeat(2000));
    expect(scrubText(`${'x'.repeat(1990)} ${JWT}`, 2000)).toBe(`${'x'.repeat(1990)} [removed]`);
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

  it.each([
    [
      { code: 'QX7K2M', oobCode: 'zz' },
      { code: GONE, oobCode: GONE },
    ],
    [{ code: 482913 }, { code: GONE }],
    [
      { code: 3016, status: { code: 'page_not_exists' } },
      { code: 3016, status: { code: 'page_not_exists' } },
    ],
    [{ code: 'native_player_error_3_3016' }, { code: 'native_player_error_3_3016' }],
    [{ cookie: 'a=b', 'set-cookie': 'a=b', 'Proxy-Authorization': 'x' }, {}],
  ])('keeps codes of errors, and no other code nor cookie: %j', (value, left) => {
    expect(scrub(value)).toStrictEqual(left);
  });

  it('is copied as far as its limits go', () => {
    const limits = { length: 3, items: 2 };
    expect(scrub({ a: ['12345', 2, 3], b: 1, c: 1 }, 6, limits)).toStrictEqual({ a: ['123', 2], b: 1 });
  });

  it('is followed six levels down, in objects and in lists', () => {
    expect(scrub({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).toStrictEqual({
      a: { b: { c: { d: { e: { f: '[deeper]' } } } } },
    });
    expect(scrub([[[[[[[1]]]]]]])).toStrictEqual([[[[[['[deeper]']]]]]]);
    expect(scrub({ a: 1 }, 0)).toBe('[deeper]');
  });
});
