/** What stores and launchers call the product: a file of its own, since ids belong to whoever has the accounts. */
import { join } from 'node:path';
import * as v from 'valibot';
import { VERSION } from '../../src/config/version';
import { ROOT } from '../paths';
import { readJson } from './readFile';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const ProductSchema = v.strictObject({
  name: filled,
  vendor: filled,
  /** Name and e-mail address, as Debian's control files have it. */
  maintainer: v.pipe(filled, v.regex(/^[^\n<>]+ <[^\s<>]+@[^\s<>]+>$/, 'must be: Name <mail@example.com>')),
  /** One line for launchers. */
  description: v.pipe(filled, v.regex(/^.{1,60}$/, 'must be one line of up to 60 characters')),
  tizen: v.strictObject({
    /** Ten letters and digits, given by Samsung's tools; two packages of one id are one application. */
    package: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{10}$/, 'must be ten letters and digits')),
    application: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,52}$/, 'must be letters and digits')),
  }),
  webos: v.strictObject({
    /** LG reserves com.palm, com.webos, com.lge, com.palmdts. */
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]+$/, 'must be a reversed domain in small letters'),
      v.check((id) => !/^com\.(palm|webos|lge|palmdts)\b/.test(id), 'is reserved by LG'),
    ),
  }),
});

/** Name, ids and version of what is packed. */
export type Product = v.InferOutput<typeof ProductSchema> & { version: string };

/** Ours, under which nothing is published. */
export const PRODUCT_FILE = join(ROOT, 'platforms/package/product.json');

/** Reads the file; the version is the client's, x.y.z as every store wants it. @throws Error with one line naming file and fields */
export function readProduct(file: string): Product {
  const result = v.safeParse(ProductSchema, readJson(file));
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
    throw new Error(`${file} cannot be used: ${wrong.join('; ')}`);
  }
  return { ...result.output, version: VERSION };
}
