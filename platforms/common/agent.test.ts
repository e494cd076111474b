import { expect, it } from 'vitest';
import { agentModel, agentVersion } from './agent';

const VIDAA =
  'Chrome/88.0.4324.182 Odin/88.4324.2.10 Safari/537.36 Model/Hisense-MT9602 VIDAA/5.0(Hisense;SmartTV;58A53FXVT;MTK9602)';
const VEWD =
  'Chrome/108.0.5359.128 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.2.96.LIMA2.85 Model/Vestel-MB181 SmartTv';
const VIZIO =
  'Safari/537.36 CrKey/1.0.999999 VIZIO SmartCast(Conjure/MTKC-108.710.14 FW/1.710.30.2-1 Model/M43Q6-J04)';
const TIZEN = 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 2.4.0) AppleWebKit/538.1 (KHTML, like Gecko)';

it.each([
  ['vidaa', VIDAA, '5.0', 'Hisense-MT9602'],
  ['vewd', VEWD, '4.23.2.96', 'Vestel-MB181'],
  ['foxxum', VEWD, '4.23.2.96', 'Vestel-MB181'],
  ['vizio', VIZIO, null, 'M43Q6-J04'],
  ['tizen', TIZEN, '2.4.0', null],
  ['tizen', 'Tizen', null, null],
  ['browser', VIDAA, null, 'Hisense-MT9602'],
  ['webos', '', null, null],
] as const)('of %s and "%s" the version is %s and the model %s', (id, agent, version, model) => {
  expect(agentVersion(id, agent)).toBe(version);
  expect(agentModel(agent)).toBe(model);
});
