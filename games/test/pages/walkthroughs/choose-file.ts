/** Gives a file to the page, as a person chooses it. */
export function chooseFile(file: File, where = 'input[type=file]'): void {
  const field = document.querySelector<HTMLInputElement>(where);
  if (field === null) throw new Error('no file is asked for');
  const given = new DataTransfer();
  given.items.add(file);
  field.files = given.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
