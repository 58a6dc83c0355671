/**
 * Lets a language adjust the texts inside HTML elements when they are created, e.g. Chinese its line breaks.
 */
/** The properties by which a language decides. */
interface Props {
  children?: unknown;
  className?: unknown;
}

/** Returns the properties of an HTML element with its texts adjusted. `tag`: its name, e.g. `p`. */
export type Typesetter = (tag: string, props: Props) => Props;

let typesetter: Typesetter | undefined;

/** From now on, it adjusts every HTML element that is created. A language calls this before the first render. */
export function setTypesetter(next: Typesetter): void {
  typesetter = next;
}

/** Wraps one of React's JSX functions, so that the typesetter adjusts each HTML element. `rest`: the key and others. */
export function withTypesetter<Create>(create: Create): Create {
  const createElement = create as (type: unknown, props: Props, ...rest: unknown[]) => unknown;
  const created: typeof createElement = (type, props, ...rest) =>
    createElement(type, typesetter && typeof type === 'string' ? typesetter(type, props) : props, ...rest);
  return created as Create;
}
