/**
 * Wraps every screen: notices, the menu of an asset, the exit dialog, and the error boundary that replaces a screen
 * that throws.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { View } from '../../renderer';
import { backDecision } from '../domain/back';
import { STAGE } from '../ui/stage';
import { ErrorBoundary } from './ErrorBoundary';
import { SomethingWentWrong } from '../screens/errors/SomethingWentWrong';
import { ExitDialog } from '../shell/ExitDialog';
import { useNavigation, useNavigationState } from '../shell/navigation';
import { Notices } from '../shell/Notice';
import { useServices } from '../shell/services';
import { TitleMenus } from '../shell/titleMenu/TitleMenus';

export function Shell({ children }: { children: ReactNode }) {
  const { platform, report } = useServices();
  const { pathname, key } = useLocation();
  const { origin = false } = useNavigationState();
  const { back, replace } = useNavigation();
  /** History entry on which the exit dialog was opened; null while it is closed. */
  const [askedAt, setAskedAt] = useState<string | null>(null);
  // The route changed while the dialog was open: it must not be open when the viewer comes back.
  if (askedAt !== null && askedAt !== key) setAskedAt(null);

  function onBack(): void {
    const decision = backDecision(pathname, origin);
    if (decision === 'confirmExit' && platform.mainLevelBack === 'leave') platform.exit();
    else if (decision === 'confirmExit') setAskedAt(key);
    else if (decision === 'leave') back('/');
    else replace(decision.go);
  }

  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      group="free"
      onKey={({ key: pressed }) => {
        if (pressed === 'back') onBack();
        // A set whose exit key is registered leaves the rest to the application.
        else if (pressed === 'exit') platform.exit();
        else return false;
        return true;
      }}
    >
      <ErrorBoundary
        resetKey={key}
        onError={(error, componentStack) =>
          report(error, 'fatal', { code: 'unhandled_error', componentStack })
        }
        fallback={<SomethingWentWrong code="unhandled_error" />}
      >
        <Notices>
          <TitleMenus>{children}</TitleMenus>
        </Notices>
      </ErrorBoundary>
      {askedAt === key && <ExitDialog onStay={() => setAskedAt(null)} />}
    </View>
  );
}
