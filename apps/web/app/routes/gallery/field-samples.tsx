import { ChoiceTile, ChoiceTiles } from "../../ui/field/choice-tile.tsx";
import { CodeBoxes } from "../../ui/field/code-boxes.tsx";
import { ErrorSummary } from "../../ui/field/error-summary.tsx";
import { FieldGroup, FieldPair } from "../../ui/field/field.tsx";
import { InlineError } from "../../ui/field/inline-error.tsx";
import { Select, Textarea, TextInput } from "../../ui/field/input.tsx";
import { NumberStepper } from "../../ui/field/number-stepper.tsx";
import { Checkbox, Radio, Switch } from "../../ui/field/toggle.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { nowhere } from "./sample-link.ts";

export function FieldSamples() {
  return (
    <>
      <GallerySection id="fields" title="入力">
        <ErrorSummary
          title="2か所、見なおしてください"
          errors={[
            { fieldId: "sample-kana", message: "ふりがなは、ひらがなで入力してください" },
            { fieldId: "sample-agree", message: "参加のお約束への同意が必要です" },
          ]}
        />
        <FieldGroup legend="代表の方">
          <FieldPair>
            <TextInput
              id="sample-name"
              label="お名前"
              requiredMark="必須"
              placeholder="例）森野 ことり"
            />
            <TextInput
              id="sample-kana"
              label="ふりがな"
              requiredMark="必須"
              defaultValue="モリノ コトリ"
              error="ひらがなで入力してください"
            />
            <TextInput
              id="sample-nick"
              label="卓で呼ばれたい名前"
              optionalMark="任意"
              hint="名札に書きます。全角10文字まで。"
              defaultValue="ことり"
              counter={{ used: 3, limit: 10 }}
              className="gallery-focus"
            />
            <TextInput
              id="sample-mail"
              label="メールアドレス"
              defaultValue="kotori@example.jp"
              readOnly
            />
            <Select id="sample-language" label="説明の言語" requiredMark="必須">
              <option>日本語</option>
              <option>English</option>
            </Select>
            <TextInput id="sample-city" label="市区町村" defaultValue="千代田区神田" filled />
            <TextInput id="sample-off" label="使えない欄" defaultValue="—" disabled />
          </FieldPair>
          <Textarea
            id="sample-note"
            label="メモ"
            optionalMark="任意"
            hint="アレルギー、車いす席、途中の退席など。"
            defaultValue="20時ごろに一度、電話で席をはずします。"
            counter={{ used: 204, limit: 200 }}
            error="200文字までにしてください"
          />
        </FieldGroup>
      </GallerySection>
      <GallerySection id="choices" title="選ぶ">
        <FieldGroup legend="重いゲームの経験">
          <ChoiceTiles>
            <ChoiceTile name="sample-experience">はじめて</ChoiceTile>
            <ChoiceTile name="sample-experience" defaultChecked note="3回くらい">
              数回ある
            </ChoiceTile>
            <ChoiceTile name="sample-experience" disabled>
              よく遊ぶ
            </ChoiceTile>
          </ChoiceTiles>
        </FieldGroup>
        <div className="cluster gallery-gap gallery-wide-gap">
          <Switch defaultChecked>入</Switch>
          <Switch>切</Switch>
          <Switch disabled>使えない</Switch>
          <Radio name="sample-radio" defaultChecked>
            はい
          </Radio>
          <Radio name="sample-radio">いいえ</Radio>
          <Checkbox defaultChecked>同意</Checkbox>
          <Checkbox note="あとで変えられます">お知らせを受けとる</Checkbox>
          <Checkbox disabled>使えない</Checkbox>
        </div>
        <Checkbox id="sample-agree" aria-invalid aria-describedby="sample-agree-error">
          <a href={nowhere}>参加のお約束</a>に同意します
        </Checkbox>
        <InlineError id="sample-agree-error">同意にチェックを入れてください</InlineError>
      </GallerySection>
      <GallerySection id="codes" title="コードと席数">
        <div className="stack">
          <CodeBoxes label="確認コード（6けた）" value="407" readOnly />
          <CodeBoxes label="確認コード（誤り）" value="407123" readOnly aria-invalid />
          <NumberStepper value={2} min={1} max={2} lessLabel="1席へらす" moreLabel="1席ふやす" />
        </div>
      </GallerySection>
    </>
  );
}
