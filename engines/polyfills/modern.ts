/**
 * What the modern build uses and engines from Chromium 68 on may lack, each with the version that has it. Loaded by the loader
 * only where the newest of them is missing (`engines/loader.ts`): today's engines load none of it.
 */
import '../shims/imageBitmap'; // 50: createImageBitmap, which a maker may have left out
import 'core-js/es/array/flat'; // 69
import 'core-js/es/array/flat-map'; // 69
import 'core-js/es/global-this'; // 71
import 'core-js/web/queue-microtask'; // 71
import 'core-js/es/object/from-entries'; // 73
import 'core-js/es/promise/all-settled'; // 76
import '../shims/displayNames'; // 81: Intl.DisplayNames
import '../shims/animations'; // 84: Element.getAnimations
import 'core-js/es/promise/any'; // 85
import 'core-js/es/string/replace-all'; // 85
import 'core-js/es/array/at'; // 92
import 'core-js/es/string/at'; // 92
import 'core-js/es/typed-array/at'; // 92
import 'core-js/es/object/has-own'; // 93
import 'core-js/es/array/find-last'; // 97
