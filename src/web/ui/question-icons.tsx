/** Icons of the question page, drawn here to load fewer files: in lucide-react, each icon is one file. */
import { Icon } from './icons.tsx';

export function ArrowLeftIcon() {
  return (
    <Icon>
      <path d="m12 19-7-7 7-7M19 12H5" />
    </Icon>
  );
}

export function ListIcon() {
  return (
    <Icon>
      <path d="M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4" />
    </Icon>
  );
}

export function PencilIcon() {
  return (
    <Icon>
      <path d="m4 20 1-5L17 3l4 4L9 19zM15 5l4 4" />
    </Icon>
  );
}
