/** How members meet each other everywhere in the product: the first name and the first letter of the last. */
export const shortName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => {
  const letter = [...lastName.trim()][0];
  return `${firstName.trim()}${letter ? ` ${letter.toLocaleUpperCase('en')}.` : ''}`.trim() || 'Member';
};
