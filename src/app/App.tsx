/** The application with its providers: stores, services, texts, theme, history. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import type { Platform } from '../../platforms';
import { platformPath } from '../domain/paths';
import { TextsContext } from '../i18n';
import { StoresContext } from '../session';
import type { Theme } from '../theme';
import { NowProvider } from '../ui/NowContext';
import { ThemeProvider } from '../ui/ThemeContext';
import { AccountData } from './AccountData';
import type { Booted } from './boot';
import { AppRoutes } from './AppRoutes';
import { Guard } from './Guard';
import { Language } from './Language';
import type { Launches } from './launches';
import { Lifecycle } from './Lifecycle';
import { RouteReporter } from './RouteReporter';
import type { RouteSeen } from './RouteReporter';
import { ServicesContext } from '../shell/services';
import { RetryOffers } from '../shell/RetryOffer';
import { SettingsFailed } from './SettingsFailed';
import { Shell } from './Shell';

export interface AppProps extends Booted {
  theme: Theme;
  /** Where a packaged application begins, without its platform: others begin at the page's address. */
  launchPath: string;
  /** What the system asks for later. */
  launches: Launches;
  /** Called at every route change, for `window.__tv.route`. */
  onRoute: (seen: RouteSeen) => void;
}

export function App({
  services,
  stores,
  texts,
  queryClient,
  failure,
  hiddenSeconds,
  theme,
  launchPath,
  launches,
  onRoute,
}: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StoresContext.Provider value={stores}>
          <ServicesContext.Provider value={services}>
            <TextsContext.Provider value={texts}>
              <ThemeProvider value={theme}>
                <NowProvider now={services.now} watchVisibility={services.platform.watchVisibility}>
                  {failure !== null ? (
                    <SettingsFailed decision={failure} onRoute={onRoute} />
                  ) : (
                    <History platform={services.platform} launchPath={launchPath}>
                      <RouteReporter onRoute={onRoute} />
                      <Language />
                      <RetryOffers>
                        <Guard hiddenSeconds={hiddenSeconds}>
                          <Shell>
                            <AppRoutes />
                          </Shell>
                        </Guard>
                      </RetryOffers>
                      <AccountData />
                      <Lifecycle launches={launches} />
                    </History>
                  )}
                </NowProvider>
              </ThemeProvider>
            </TextsContext.Provider>
          </ServicesContext.Provider>
        </StoresContext.Provider>
      </QueryClientProvider>
    </StrictMode>
  );
}

interface HistoryProps extends Pick<AppProps, 'launchPath'> {
  platform: Platform;
  children: ReactNode;
}

/** Addresses start with the platform, which screens never see. Packaged apps keep their history in memory. */
function History({ platform, launchPath, children }: HistoryProps) {
  const basename = `/${platform.id}`;
  if (platform.history === 'browser') return <BrowserRouter basename={basename}>{children}</BrowserRouter>;
  return (
    <MemoryRouter basename={basename} initialEntries={[platformPath(platform.id, launchPath)]}>
      {children}
    </MemoryRouter>
  );
}
