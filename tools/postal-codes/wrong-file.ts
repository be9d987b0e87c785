/** The file is not what it should be. The message says where, and what to do about it. */
export class WrongFile extends Error {
  constructor(what: string, mend: string) {
    super(`${what}\n${mend}`);
    this.name = "WrongFile";
  }
}

export const downloadPage = "https://www.post.japanpost.jp/zipcode/download.html";

export const downloadAnew = `Download the file anew from ${downloadPage} and unpack it.`;
