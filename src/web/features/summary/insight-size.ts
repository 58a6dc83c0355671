/** Above so many letters the insight is set smaller, so that it stays one look. */
const middle = 110;
const small = 240;

export function sizeOf({ length }: string): 'large' | 'middle' | 'small' {
  if (length > small) return 'small';
  return length > middle ? 'middle' : 'large';
}
