/** `npm run licenses`: writes LICENSES, after a dependency came, went or changed its version. */
import { writeFileSync } from 'node:fs';
import { clientFolder, ensureClient } from './client';
import { LICENSE_FILE, licenseFile } from './license-file';

await ensureClient('staging');
writeFileSync(LICENSE_FILE, licenseFile(clientFolder('staging')));
