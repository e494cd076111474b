/** fetch, Chromium 42, over XMLHttpRequest: also where the engine's own cannot be aborted (before 66). */
import './dropFetch';
import 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only';
import 'whatwg-fetch';
