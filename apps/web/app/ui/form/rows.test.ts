import { describe, expect, it } from "vitest";
import { addRow, type ListRows, moveRowUp, removeRow, rowNumbers, startRows } from "./rows.ts";

const sources = ({ rows }: ListRows) => rows.map(({ source }) => source);
const keys = ({ rows }: ListRows) => rows.map(({ key }) => key);

describe("rows of a list", () => {
  it("start with those of the form and an empty one", () => {
    expect(sources(startRows([0, 1]))).toEqual([0, 1, null]);
    expect(sources(startRows([]))).toEqual([null]);
  });

  it("keep their values when they move", () => {
    const moved = moveRowUp(startRows([0, 1, 2]), 2);
    expect(sources(moved)).toEqual([0, 2, 1, null]);
    expect(keys(moved)).toEqual([0, 2, 1, 3]);
  });

  it("stay as they are when the first or an unknown one is moved", () => {
    const rows = startRows([0, 1]);
    expect(moveRowUp(rows, 0)).toBe(rows);
    expect(moveRowUp(rows, 9)).toBe(rows);
  });

  it("never give the key and the values of a removed row to a new one", () => {
    const fewer = removeRow(removeRow(startRows([0, 1]), 2), 1);
    const more = addRow(fewer);
    expect(sources(more)).toEqual([0, null]);
    expect(keys(more)).toEqual([0, 3]);
  });

  it("can all be removed", () => {
    expect(removeRow(startRows([]), 0).rows).toEqual([]);
  });

  it("are found by the names of the values", () => {
    const values = {
      "a.10.x": "",
      "a.2.x": "",
      "a.2.y": "",
      "ab.7.x": "",
      "a.x": "",
      "a.-1.x": "",
    };
    expect(rowNumbers(values, "a")).toEqual([2, 10]);
    expect(rowNumbers(values, "b")).toEqual([]);
  });

  it("are no more than the values, whatever number a refused form sent", () => {
    expect(rowNumbers({ "a.999999999.x": "", "a.9999999999.x": "" }, "a")).toEqual([999_999_999]);
    expect(sources(startRows([999_999_999]))).toEqual([999_999_999, null]);
  });
});
