import clsx from 'clsx'
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from './Field'

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & {
  /** Shows «count/limit» under the area. It only counts; `maxLength` is what refuses. */
  counterLimit?: number
  /** The count as a sentence for assistive technology, said near the limit only. */
  counterLabel?: (count: number, limit: number) => string
}

const isNearLimit = (count: number, limit: number) => count >= limit * 0.9
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/** Several lines; grows with what is written. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, counterLimit, counterLabel, onChange, rows = 4, ...rest },
  ref,
) {
  const wiring = useFieldWiring()
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement)
  const [count, setCount] = useState(String(rest.value ?? rest.defaultValue ?? '').length)

  useIsomorphicLayoutEffect(() => {
    if (!area.current) return
    setCount(area.current.value.length)
    growToContent(area.current)
  }, [rest.value])

  return (
    <div>
      <textarea
        ref={area}
        rows={rows}
        {...wiring}
        {...rest}
        onChange={(event) => {
          setCount(event.target.value.length)
          growToContent(event.target)
          onChange?.(event)
        }}
        className={clsx('control', className)}
      />
      {counterLimit !== undefined && (
        <p className="mt-1.5 text-right text-note tabular-nums text-soft">
          <span aria-hidden="true" className={clsx(count > counterLimit && 'font-[550] text-danger')}>
            {count}/{counterLimit}
          </span>
          <span aria-live="polite" className="unseen">
            {isNearLimit(count, counterLimit) && counterLabel?.(count, counterLimit)}
          </span>
        </p>
      )}
    </div>
  )
})

/** Browsers without `field-sizing: content` are given a height; the others do it themselves. */
function growToContent(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
