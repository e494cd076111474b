/** LG's id of a set, from webOS 3 on, and only where the viewer has agreed to LG's terms. */
import { usableDeviceId } from '../common/deviceId';
import { ask } from './bridge';
import type { PalmServiceBridge } from './bridge';

const IDS_CALL = 'luna://com.webos.service.sm/deviceid/getIDs';

/** The id; null where the set does not tell it. */
export async function webosDeviceId(makeBridge: (() => PalmServiceBridge) | null): Promise<string | null> {
  const answer = await ask(makeBridge, IDS_CALL, { idType: ['LGUDID'] });
  const list: readonly unknown[] = Array.isArray(answer?.idList) ? answer.idList : [];
  const found = list.find((entry) => (entry as { idType?: unknown } | null)?.idType === 'LGUDID');
  return usableDeviceId((found as { idValue?: unknown } | undefined)?.idValue);
}
