/** Which build this is; written into the code by vite.config.ts. */
declare const __ENVIRONMENT__: 'development' | 'staging' | 'production';
