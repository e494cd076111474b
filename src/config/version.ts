/** The product's version: the x-client-version header, the screens and the reports all read it from here. Equal to package.json's. */
export const VERSION = '1.5.1';
