/** `contact-copy:8f0c…` from contact@takujo.example → `<contact-copy.8f0c…@takujo.example>` */
export function messageIdOf(key: string, from: string): string {
  const local = key.replace(/[^\w-]+/g, ".");
  return `<${local}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}
