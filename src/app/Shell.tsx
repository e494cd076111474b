/**
 * Wraps every screen: notices, the menu of an asset, the exit dialog, and the error boundary that replaces a screen
 * that throws.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { View } from '../../renderer';
import { CodeError } from '../code/loadCode';
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
  const { failedAt, origin = false } = useNavigationState();
  const { back, replace } = useNavigation();
  /** History entry on which the exit dialog was opened; null while it is closed. */
  const [askedAt, setAskedAt] = useState<string | null>(null);
  // The route changed while the dialog was open: it must not be open when the viewer comes back.
  if (askedAt !== null && askedAt !== key) setAskedAt(null);

  function onBack(): void {
    // An error screen stands for the screen that failed.
    const decision = backDecision(failedAt?.path ?? pathname, origin);
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
        onError={(error, componentStack) => {
          if (error instanceof CodeError) error.shown();
          report(error, 'fatal', { code: 'unhandled_error', componentStack });
        }}
        fallback={(error, again, tried) => (
          <SomethingWentWrong
            code="unhandled_error"
            tried={tried}
            retry={async () => ((await codeCame(error)) ? again : null)}
          />
        )}
      >
        <Notices>
          <TitleMenus>{children}</TitleMenus>
        </Notices>
      </ErrorBoundary>
      {askedAt === key && <ExitDialog onExit={platform.exit} onStay={() => setAskedAt(null)} />}
    </View>
  );
}

/** Whether a screen that failed may be rendered again: at once, unless what failed was its code, which is asked for first. */
async function codeCame(error: unknown): Promise<boolean> {
  if (!(error instanceof CodeError)) return true;
  return error.retry().then(
    () => true,
    () => false,
  );
}
