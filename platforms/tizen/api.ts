/** Samsung's APIs, as far as they are used. Any of it may be absent: by firmware, by privilege, or in a browser. */
import type { ApplicationManager, SystemInfo, TVInputDeviceManager } from 'tizen-common-web';
import type {
  AppCommonManager,
  AvInfoManager,
  NetworkManager,
  ProductInfoManager,
  TvInfoManager,
} from 'tizen-tv-webapis';
import type { Globals } from '../common/globals';

type Some<T, Members extends keyof T> = { readonly [Member in Members]?: T[Member] };

/** Samsung's two globals: Tizen's own, and those that `webapis.js` adds. */
export interface TizenGlobals {
  readonly tizen?: {
    readonly application?: Some<ApplicationManager, 'getCurrentApplication'>;
    readonly systeminfo?: Some<SystemInfo, 'getPropertyValue'>;
    readonly tvinputdevice?: Some<TVInputDeviceManager, 'registerKey'>;
  };
  readonly webapis?: {
    readonly appcommon?: Some<AppCommonManager, 'AppCommonScreenSaverState' | 'setScreenSaver'>;
    readonly avinfo?: Some<AvInfoManager, 'isHdrTvSupport'>;
    readonly network?: Some<
      NetworkManager,
      'addNetworkStateChangeListener' | 'isConnectedToGateway' | 'removeNetworkStateChangeListener'
    >;
    readonly productinfo?: Some<
      ProductInfoManager,
      'getDuid' | 'getModel' | 'getRealModel' | 'is8KPanelSupported' | 'isUdPanelSupported'
    >;
    readonly tvinfo?: Some<
      TvInfoManager,
      'addCaptionChangeListener' | 'getMenuValue' | 'removeCaptionChangeListener' | 'TvInfoMenuKey'
    >;
  };
}

/** The window's globals, read as Samsung's. */
export const tizenGlobals = (globals: Globals): TizenGlobals => globals as TizenGlobals;
