/** Written into the code by the build (scripts/environment.ts). */
declare const __ENVIRONMENT__: 'development' | 'staging' | 'production';
