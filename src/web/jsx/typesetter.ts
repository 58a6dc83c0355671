/** What a language does to the texts inside elements, to set their lines well. */
interface Props {
  children?: unknown;
  className?: unknown;
}

/** Gives the properties of an HTML element, with its texts prepared. */
export type Typesetter = (element: string, props: Props) => Props;

let typesetter: Typesetter | undefined;

/** From now on, every element that is created passes through it. A language calls this before the first render. */
export function setTypesetter(next: Typesetter): void {
  typesetter = next;
}

/** `create`: one of React's JSX functions. */
export function throughTypesetter<Create>(create: Create): Create {
  const createElement = create as (type: unknown, props: Props, ...rest: unknown[]) => unknown;
  const created: typeof createElement = (type, props, ...rest) =>
    createElement(type, typesetter && typeof type === 'string' ? typesetter(type, props) : props, ...rest);
  return created as Create;
}
