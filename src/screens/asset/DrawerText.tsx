import type { CrewTab } from '../../domain/crewTabs';
import { Label } from '../../ui/Label';

interface DrawerTextProps {
  tab: CrewTab;
  description: string;
  w: number;
}

/** No line limit: the parent clips the text. */
const ALL_LINES = Number.MAX_SAFE_INTEGER;
const DESCRIPTION = { size: 28, lineHeight: 42 } as const;
const PERSON = { size: 30, lineHeight: 44 } as const;

/** The content of one tab of the drawer: the description, or the names of a crew role, one a line. */
export function DrawerText({ tab, description, w }: DrawerTextProps) {
  if (tab.kind === 'description') {
    return (
      <Label {...DESCRIPTION} maxWidth={w} maxLines={ALL_LINES} testId="asset-full-description">
        {description}
      </Label>
    );
  }
  return tab.names.map((person) => (
    <Label key={person} {...PERSON} maxWidth={w} maxLines={ALL_LINES} role="listitem">
      {person}
    </Label>
  ));
}
