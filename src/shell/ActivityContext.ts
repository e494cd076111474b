/** React context of the application's registry of pending work; see domain/activity.ts. */
import { createContext, useContext } from 'react';
import { NO_ACTIVITY } from '../domain/activity';
import type { Activity } from '../domain/activity';

export const ActivityContext = createContext<Activity>(NO_ACTIVITY);

export const useActivity = (): Activity => useContext(ActivityContext);
