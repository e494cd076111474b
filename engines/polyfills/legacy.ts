/**
 * What the legacy build uses and engines from Chromium 38 on may lack, each with the version that has it. What comes later
 * than the modern build's oldest engine (68) is in `modern.ts`.
 *
 * Proxy (49) cannot be had: `src/api/queryClient.ts` does without. Regular expressions by Unicode properties are rewritten by
 * the build (`scripts/client/es5.ts`).
 */
import 'core-js/es/symbol/for'; // 40
import 'core-js/es/string/code-point-at'; // 41
import 'core-js/es/string/from-code-point'; // 41
import 'core-js/es/string/ends-with'; // 41
import 'core-js/es/string/includes'; // 41
import 'core-js/es/string/raw'; // 41
import 'core-js/es/string/repeat'; // 41
import 'core-js/es/string/starts-with'; // 41
import '../shims/closest'; // 41: Element.closest
import 'core-js/es/symbol/iterator'; // 43
import 'core-js/es/array/fill'; // 45
import 'core-js/es/array/find'; // 45
import 'core-js/es/array/find-index'; // 45
import 'core-js/es/array/from'; // 45
import 'core-js/es/array/of'; // 45
import 'core-js/es/object/assign'; // 45
import 'core-js/es/typed-array/methods'; // 45
import 'core-js/es/array/includes'; // 47
import 'core-js/es/symbol/to-primitive'; // 47
import '../shims/listenerOptions'; // 49 to 55: options of addEventListener
import 'core-js/es/reflect/construct'; // 49
import 'core-js/es/reflect/get'; // 49
import 'core-js/es/reflect/own-keys'; // 49
import 'core-js/es/reflect/set'; // 49
import 'core-js/es/regexp/flags'; // 49
import 'core-js/es/symbol/to-string-tag'; // 49
import 'core-js/es/symbol/has-instance'; // 50
import 'core-js/web/dom-collections'; // 51: NodeList.forEach and iteration
import '../shims/eventKey'; // 51: KeyboardEvent.key
import 'core-js/web/url'; // 49 to 51: URL.searchParams, URLSearchParams
import 'core-js/web/url-search-params'; // 49
import '../shims/readableStream'; // 52: new ReadableStream()
import '../shims/nodes'; // 54: append, prepend, before, after, replaceWith
import 'core-js/es/object/entries'; // 54
import 'core-js/es/object/values'; // 54
import 'core-js/es/object/get-own-property-descriptors'; // 54
import '../shims/webgl2'; // 56: WebGL2RenderingContext, which Lightning asks for by name
import '../shims/dateParts'; // 57: Intl.DateTimeFormat.formatToParts
import 'core-js/es/string/pad-start'; // 57
import 'core-js/es/promise/finally'; // 63
import 'core-js/es/symbol/async-iterator'; // 63
import '../shims/pluralRules'; // 63: Intl.PluralRules
import '../shims/resizeObserver'; // 64
import 'core-js/es/string/trim-end'; // 66
import 'core-js/es/string/trim-start'; // 66
import '../shims/fetch'; // 42, with abort 66: fetch, Headers, Request, Response, AbortController
import './modern';
