/**
 * Lets a language adjust the texts inside HTML elements when they are created, e.g. Chinese its line breaks.
 */
interface Props {
  children?: unknown;
  className?: unknown;
}

/** Returns the properties of an HTML element with its texts adjusted. */
export type Typesetter = (element: string, props: Props) => Props;

let typesetter: Typesetter | undefined;

/** From now on, every element that is created passes through it. A language calls this before the first render. */
export function setTypesetter(next: Typesetter): void {
  typesetter = next;
}

/** Wraps one of React's JSX functions, so that the typesetter adjusts each HTML element. */
export function withTypesetter<Create>(create: Create): Create {
  const createElement = create as (type: unknown, props: Props, ...rest: unknown[]) => unknown;
  const created: typeof createElement = (type, props, ...rest) =>
    createElement(type, typesetter && typeof type === 'string' ? typesetter(type, props) : props, ...rest);
  return created as Create;
}
