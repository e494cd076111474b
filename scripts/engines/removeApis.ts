/** Makes a page of today's Chromium lack what an older one lacks, as far as that can be deleted before the first script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { laterApis, type Api, type CompatData } from './laterApis';

/** Takes place in the page; in plain words, because it is sent as text. */
const REMOVAL = `function (apis) {
  var left = [];
  function at(path) {
    var parts = path.split('.'), value = window;
    for (var i = 0; i < parts.length && value; i++) value = value[parts[i]];
    return value;
  }
  var typedArray = Object.getPrototypeOf(Int8Array);
  function remove(holder, name) {
    if (!holder || !Object.prototype.hasOwnProperty.call(holder, name)) return;
    try { if (!delete holder[name]) left.push(name); } catch (e) { left.push(name); }
  }
  function close(owner) {
    var Old = at(owner);
    if (typeof Old !== 'function') return;
    var New = function () { throw new TypeError('Illegal constructor'); };
    New.prototype = Old.prototype;
    Object.setPrototypeOf(New, Old);
    Object.defineProperty(window, owner, { value: New, configurable: true, writable: true });
  }
  for (var i = 0; i < apis.length; i++) {
    var owner = apis[i][0], member = apis[i][1], of = apis[i][2];
    if (member === null) {
      var dot = owner.lastIndexOf('.');
      remove(dot < 0 ? window : at(owner.slice(0, dot)), owner.slice(dot + 1));
    } else if (member === 'constructor') close(owner);
    else {
      var holder = owner === 'TypedArray' ? typedArray : at(owner);
      if (!holder) continue;
      if (of !== 'object') remove(holder, member);
      if (of !== 'class') remove(holder.prototype, member);
      if (owner === 'Window') remove(window, member);
    }
  }
  window.__apisLeft = left;
}`;

/** Script to be run before a page's first one. @param version Chromium's major version @param also globals, whatever their age */
export function removalScript(version: number, also: readonly string[] = []): string {
  const apis: Omit<Api, 'since'>[] = [
    ...also.map((owner) => ({ owner, member: null, of: 'class' as const })),
    // members before their owners, or they could not be found
    ...laterApis(compatData(), version).toSorted(
      (a, b) => Number(a.member === null) - Number(b.member === null),
    ),
  ];
  return `(${REMOVAL})(${JSON.stringify(apis.map(({ owner, member, of }) => [owner, member, of]))});`;
}

/** MDN's data. */
export function compatData(): CompatData {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(file, 'utf8')) as CompatData;
}
