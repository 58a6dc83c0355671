import { type ReactNode, useId } from 'react';
import { useFocusOnMount } from './action-row.tsx';

interface ConfirmationProps {
  heading: ReactNode;
  /** The level of the heading. */
  level: 3 | 4;
  /** What would happen, in an element with this id: a screen reader reads it with the heading. */
  text: (id: string) => ReactNode;
  className?: string | undefined;
  /** The buttons, and what is said above them. */
  children: ReactNode;
}

/** Asks before something that cannot be undone, in the place of the button that was pressed. Takes the focus. */
export function Confirmation({ heading, level, text, className, children }: ConfirmationProps) {
  const id = useId();
  const container = useFocusOnMount<HTMLDivElement>();
  const Heading = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this a heading and a text
    <div
      ref={container}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={className}
    >
      <Heading id={id}>{heading}</Heading>
      {text(`${id}-text`)}
      {children}
    </div>
  );
}
